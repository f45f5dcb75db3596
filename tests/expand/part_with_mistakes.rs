// 405 tokens

::core::compile_error! {
    "`Moved` holds data, and a part of a key is one of a few words\n  help: remove the data, or implement `KeyPart` by hand for a text form of your own"
}
#[allow(
    trivial_bounds,
    private_interfaces,
    private_bounds,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    nonstandard_style,
    dead_code,
    unused_qualifications,
    single_use_lifetimes,
    unused_lifetimes,
    elided_lifetimes_in_paths,
    unreachable_code
)]
const _: () = {
    use ::ddb_keys::__private as __rt;
    impl __rt::KeyPart for State {
        type View<'view> = &'view __rt::str;
        type Base = __rt::str;
        const SHAPE: __rt::TextShape = <__rt::str as __rt::KeyPart>::SHAPE;
        const NATIVE: __rt::Option<__rt::KeyType> = <__rt::str as __rt::KeyPart>::NATIVE;
        fn view(&self) -> Self::View<'_> {
            ::core::unreachable!()
        }
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <__rt::str as __rt::KeyPart>::View<'view> {
            view
        }
        fn from_base<'view>(
            base: <__rt::str as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            __rt::Option::Some(base)
        }
        fn text_len(_: Self::View<'_>) -> __rt::usize {
            ::core::unreachable!()
        }
        fn write(
            _: Self::View<'_>,
            _: &mut impl __rt::fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            ::core::unreachable!()
        }
        fn parse(_: &__rt::str) -> __rt::Option<Self::View<'_>> {
            ::core::unreachable!()
        }
    }
};
