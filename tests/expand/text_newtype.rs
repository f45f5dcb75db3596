// 663 tokens

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
    impl __Newtype for UserId
    where
        String: __KeyPart,
    {
        type Inner = String;
        #[inline]
        fn inner(&self) -> &String {
            &self.0
        }
        #[inline]
        fn around(inner: String) -> Self {
            Self(inner)
        }
    }
    impl __KeyPart for UserId
    where
        String: __KeyPart,
        <String as __KeyPart>::Base: __Holds<UserId>,
    {
        type View<'view> = <<String as __KeyPart>::Base as __Holds<Self>>::Held<'view>;
        type Base = <String as __KeyPart>::Base;
        const SHAPE: __TextShape = <String as __KeyPart>::SHAPE;
        const NATIVE: __Option<__KeyType> = <String as __KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<String as __KeyPart>::Base as __Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __KeyPart>::View<'view> {
            <String as __KeyPart>::to_base(
                <<String as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __KeyPart>::View<'view>,
        ) -> __Option<Self::View<'view>> {
            __Option::map(
                <String as __KeyPart>::from_base(base),
                <<String as __KeyPart>::Base as __Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __usize {
            <String as __KeyPart>::text_len(
                <<String as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __Result<(), __Refusal> {
            <String as __KeyPart>::write(
                <<String as __KeyPart>::Base as __Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &__str) -> __Option<Self::View<'_>> {
            __Option::map(
                <String as __KeyPart>::parse(text),
                <<String as __KeyPart>::Base as __Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __Result<__KeyValue, __Refusal> {
            <String as __KeyPart>::native(
                <<String as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
    }
};
