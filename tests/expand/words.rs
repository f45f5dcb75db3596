// 122 tokens

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
    use crate::keys::__rt::calls::*;
    crate::keys::__rt::names_of_a_part!();
    __word! {
        [] State[] [] InProgress "IN_PROGRESS" Closed "done"
    }
    impl KeyPart for State
    where
        State: PlainPart,
    {
        __part_of_words! {
            ["InProgress" "Closed"] InProgress "IN_PROGRESS" Closed "done"
        }
    }
};
