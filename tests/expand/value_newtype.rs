// 690 tokens

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
    impl<T: Copy> __Newtype for Tagged<T>
    where
        T: Send,
        T: __KeyPart,
    {
        type Inner = T;
        #[inline]
        fn inner(&self) -> &T {
            &self.0
        }
        #[inline]
        fn around(inner: T) -> Self {
            Self(inner)
        }
    }
    impl<T: Copy> __KeyPart for Tagged<T>
    where
        T: Send,
        T: __KeyPart,
        <T as __KeyPart>::Base: __Holds<Tagged<T>>,
    {
        type View<'view> = <<T as __KeyPart>::Base as __Holds<Self>>::Held<'view>;
        type Base = <T as __KeyPart>::Base;
        const SHAPE: __TextShape = <T as __KeyPart>::SHAPE;
        const NATIVE: __Option<__KeyType> = <T as __KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<T as __KeyPart>::Base as __Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __KeyPart>::View<'view> {
            <T as __KeyPart>::to_base(
                <<T as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __KeyPart>::View<'view>,
        ) -> __Option<Self::View<'view>> {
            __Option::map(
                <T as __KeyPart>::from_base(base),
                <<T as __KeyPart>::Base as __Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __usize {
            <T as __KeyPart>::text_len(
                <<T as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __Result<(), __Refusal> {
            <T as __KeyPart>::write(
                <<T as __KeyPart>::Base as __Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &__str) -> __Option<Self::View<'_>> {
            __Option::map(
                <T as __KeyPart>::parse(text),
                <<T as __KeyPart>::Base as __Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __Result<__KeyValue, __Refusal> {
            <T as __KeyPart>::native(
                <<T as __KeyPart>::Base as __Holds<Self>>::inner(view),
            )
        }
    }
};
