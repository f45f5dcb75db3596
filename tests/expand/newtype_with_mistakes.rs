// 813 tokens

::core::compile_error! {
    "`len` and `chars` bound text, and this newtype wraps something else\n  help: remove them; what the inner type can be is known"
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
    impl __rt::Newtype for Number
    where
        u32: __rt::KeyPart,
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
    impl __rt::KeyPart for Number
    where
        u32: __rt::KeyPart,
        <u32 as __rt::KeyPart>::Base: __rt::Holds<Number>,
    {
        type View<'view> = <<u32 as __rt::KeyPart>::Base as __rt::Holds<
            Self,
        >>::Held<'view>;
        type Base = <u32 as __rt::KeyPart>::Base;
        const SHAPE: __rt::TextShape = <u32 as __rt::KeyPart>::SHAPE;
        const NATIVE: __rt::Option<__rt::KeyType> = <u32 as __rt::KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __rt::KeyPart>::View<'view> {
            <u32 as __rt::KeyPart>::to_base(
                <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            __rt::Option::map(
                <u32 as __rt::KeyPart>::from_base(base),
                <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __rt::usize {
            <u32 as __rt::KeyPart>::text_len(
                <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __rt::fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            <u32 as __rt::KeyPart>::write(
                <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &__rt::str) -> __rt::Option<Self::View<'_>> {
            __rt::Option::map(
                <u32 as __rt::KeyPart>::parse(text),
                <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> __rt::Result<__rt::KeyValue, __rt::Refusal> {
            <u32 as __rt::KeyPart>::native(
                <<u32 as __rt::KeyPart>::Base as __rt::Holds<Self>>::inner(view),
            )
        }
    }
};
