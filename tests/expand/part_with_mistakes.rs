// 358 tokens

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
        type View<'view> = &'view str;
        type Base = str;
        const SHAPE: TextShape = <str as KeyPart>::SHAPE;
        const NATIVE: Option<KeyType> = <str as KeyPart>::NATIVE;
        fn view(&self) -> Self::View<'_> {
            ::core::unreachable!()
        }
        fn to_base<'view>(view: Self::View<'view>) -> <str as KeyPart>::View<'view> {
            view
        }
        fn from_base<'view>(
            base: <str as KeyPart>::View<'view>,
        ) -> Option<Self::View<'view>> {
            Option::Some(base)
        }
        fn text_len(_: Self::View<'_>) -> usize {
            ::core::unreachable!()
        }
        fn write(_: Self::View<'_>, _: &mut impl __fmt::Write) -> Result<(), Refusal> {
            ::core::unreachable!()
        }
        fn parse(_: &str) -> Option<Self::View<'_>> {
            ::core::unreachable!()
        }
    }
};
