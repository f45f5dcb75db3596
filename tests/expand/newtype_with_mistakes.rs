// 673 tokens

::core::compile_error! {
    "`len` and `chars` bound text, and this newtype wraps something else\n  help: remove them; what the inner type can be is known"
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
    impl __Newtype for Number
    where
        u32: __KeyPart,
    {
        type Inner = u32;
        #[inline]
        fn inner(&self) -> &u32 {
            &self.0
        }
        #[inline]
        fn around(inner: u32) -> Self {
            Self(inner)
        }
    }
    impl __KeyPart for Number
    where
        u32: __KeyPart,
        <u32 as __KeyPart>::Base: __Holds<Number>,
    {
        type View<'view> = <<u32 as __KeyPart>::Base as __Holds<Self>>::Held<'view>;
        type Base = <u32 as __KeyPart>::Base;
        const SHAPE: __TextShape = <u32 as __KeyPart>::SHAPE;
        const NATIVE: __Option<__KeyType> = <u32 as __KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<u32 as __KeyPart>::Base as __Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __KeyPart>::View<'view> {
            <u32 as __KeyPart>::to_base(
                <<u32 as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __KeyPart>::View<'view>,
        ) -> __Option<Self::View<'view>> {
            __Option::map(
                <u32 as __KeyPart>::from_base(base),
                <<u32 as __KeyPart>::Base as __Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __usize {
            <u32 as __KeyPart>::text_len(
                <<u32 as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __Result<(), __Refusal> {
            <u32 as __KeyPart>::write(
                <<u32 as __KeyPart>::Base as __Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &__str) -> __Option<Self::View<'_>> {
            __Option::map(
                <u32 as __KeyPart>::parse(text),
                <<u32 as __KeyPart>::Base as __Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __Result<__KeyValue, __Refusal> {
            <u32 as __KeyPart>::native(
                <<u32 as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
    }
};
