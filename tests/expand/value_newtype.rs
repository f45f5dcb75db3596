// 839 tokens

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
    use ::ddb_keys::__rt::{calls::*, names as __rt};
    impl<T: Copy> __rt::Newtype for Tagged<T>
    where
        T: Send,
        T: __rt::KeyPart,
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
    impl<T: Copy> __rt::KeyPart for Tagged<T>
    where
        T: Send,
        T: __rt::KeyPart,
        <T as __rt::KeyPart>::Base: __rt::Holds<Tagged<T>>,
    {
        type View<'view> = <<T as __rt::KeyPart>::Base as __rt::Holds<
            Self,
        >>::Held<'view>;
        type Base = <T as __rt::KeyPart>::Base;
        const SHAPE: __rt::TextShape = <T as __rt::KeyPart>::SHAPE;
        const NATIVE: __rt::Option<__rt::KeyType> = <T as __rt::KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __rt::KeyPart>::View<'view> {
            <T as __rt::KeyPart>::to_base(
                <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            __rt::Option::map(
                <T as __rt::KeyPart>::from_base(base),
                <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __rt::usize {
            <T as __rt::KeyPart>::text_len(
                <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            <T as __rt::KeyPart>::write(
                <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &__rt::str) -> __rt::Option<Self::View<'_>> {
            __rt::Option::map(
                <T as __rt::KeyPart>::parse(text),
                <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __rt::Result<__rt::KeyValue, __rt::Refusal> {
            <T as __rt::KeyPart>::native(
                <<T as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
    }
};
