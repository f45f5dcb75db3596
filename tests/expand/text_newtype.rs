// 803 tokens

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
    impl __rt::Newtype for UserId
    where
        String: __rt::KeyPart,
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
    impl __rt::KeyPart for UserId
    where
        String: __rt::KeyPart,
        <String as __rt::KeyPart>::Base: __rt::Holds<UserId>,
    {
        type View<'view> = <<String as __rt::KeyPart>::Base as __rt::Holds<
            Self,
        >>::Held<'view>;
        type Base = <String as __rt::KeyPart>::Base;
        const SHAPE: __rt::TextShape = <String as __rt::KeyPart>::SHAPE;
        const NATIVE: __rt::Option<__rt::KeyType> = <String as __rt::KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __rt::KeyPart>::View<'view> {
            <String as __rt::KeyPart>::to_base(
                <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            __rt::Option::map(
                <String as __rt::KeyPart>::from_base(base),
                <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __rt::usize {
            <String as __rt::KeyPart>::text_len(
                <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __rt::fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            <String as __rt::KeyPart>::write(
                <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &__rt::str) -> __rt::Option<Self::View<'_>> {
            __rt::Option::map(
                <String as __rt::KeyPart>::parse(text),
                <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __rt::Result<__rt::KeyValue, __rt::Refusal> {
            <String as __rt::KeyPart>::native(
                <<String as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
    }
};
