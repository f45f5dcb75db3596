// 676 tokens

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
    use ::ddb_keys::__rt::{self, calls::*};
    type Valid = __rt::ValidPart<true>;
    impl<T: Copy> __rt::Newtype for Tagged<T>
    where
        T: Send,
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
        type View<'view> = <Valid as __rt::NewtypePart<Self>>::View<'view>;
        type Base = <Valid as __rt::NewtypePart<Self>>::Base;
        const SHAPE: __rt::TextShape = <Valid as __rt::NewtypePart<Self>>::SHAPE;
        const NATIVE: __rt::Option<__rt::KeyType> = <Valid as __rt::NewtypePart<
            Self,
        >>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <Valid as __rt::NewtypePart<Self>>::view(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __rt::KeyPart>::View<'view> {
            <Valid as __rt::NewtypePart<Self>>::to_base(view)
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            <Valid as __rt::NewtypePart<Self>>::from_base(base)
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __rt::usize {
            <Valid as __rt::NewtypePart<Self>>::text_len(view)
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            <Valid as __rt::NewtypePart<Self>>::write(view, out)
        }
        #[inline]
        fn parse(text: &__rt::str) -> __rt::Option<Self::View<'_>> {
            <Valid as __rt::NewtypePart<Self>>::parse(text)
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __rt::Result<__rt::KeyValue, __rt::Refusal> {
            <Valid as __rt::NewtypePart<Self>>::native(view)
        }
    }
};
