// 123 tokens

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
    use ::ddb_keys::__rt::calls::*;
    ::ddb_keys::__rt::names_of_a_part!();
    impl Newtype for UserId {
        __newtype! {
            String
        }
    }
    impl KeyPart for UserId
    where
        String: KeyPart,
        <String as KeyPart>::Base: Holds<UserId>,
    {
        __part_of_newtype! {
            String
        }
    }
};
