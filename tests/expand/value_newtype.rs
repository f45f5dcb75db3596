// 156 tokens

#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
    deprecated,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    unreachable_code
)]
const _: () = {
    use ::ddb_keys::__rt::{self, calls::*};
    impl<T: Copy> __rt::Newtype for Tagged<T>
    where
        T: Send,
    {
        __newtype! {
            T
        }
    }
    impl<T: Copy> __rt::KeyPart for Tagged<T>
    where
        T: Send,
        T: __rt::KeyPart,
        <T as __rt::KeyPart>::Base: __rt::Holds<Tagged<T>>,
    {
        __part_of_newtype! {
            T
        }
    }
};
