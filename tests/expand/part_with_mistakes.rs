// 343 tokens

::core::compile_error! {
    "`Moved` holds data, and a part of a key is one of a few words\n  help: remove the data, or implement `KeyPart` by hand for a text form of your own"
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    nonstandard_style,
    dead_code,
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
    use ::ddb_keys::__private::names::*;
    impl __KeyPart for State {
        type View<'view> = &'view __str;
        type Base = __str;
        const SHAPE: __TextShape = <__str as __KeyPart>::SHAPE;
        const NATIVE: __Option<__KeyType> = <__str as __KeyPart>::NATIVE;
        fn view(&self) -> Self::View<'_> {
            ::core::unreachable!()
        }
        fn to_base<'view>(view: Self::View<'view>) -> <__str as __KeyPart>::View<'view> {
            view
        }
        fn from_base<'view>(
            base: <__str as __KeyPart>::View<'view>,
        ) -> __Option<Self::View<'view>> {
            __Option::Some(base)
        }
        fn text_len(_: Self::View<'_>) -> __usize {
            ::core::unreachable!()
        }
        fn write(
            _: Self::View<'_>,
            _: &mut impl __fmt::Write,
        ) -> __Result<(), __Refusal> {
            ::core::unreachable!()
        }
        fn parse(_: &__str) -> __Option<Self::View<'_>> {
            ::core::unreachable!()
        }
    }
};
