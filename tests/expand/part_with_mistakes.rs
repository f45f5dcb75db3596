// 103 tokens

::core::compile_error! {
    "`Moved` holds data, but an enum is a part only if no variant has data\n  help: remove the data, or implement `KeyPart` by hand"
}
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
    impl KeyPart for State {
        __broken_part! {}
    }
};
