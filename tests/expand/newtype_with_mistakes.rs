// 682 tokens

::core::compile_error! {
    "`len` and `chars` bound text, and this newtype wraps something else\n  help: remove them; what the inner type can be is known"
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
    use ::ddb_keys::__rt::{calls::*, names::*};
    impl Newtype for Number
    where
        u32: KeyPart,
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
    impl KeyPart for Number
    where
        u32: KeyPart,
        <u32 as KeyPart>::Base: Holds<Number>,
    {
        type View<'view> = <<u32 as KeyPart>::Base as Holds<Self>>::Held<'view>;
        type Base = <u32 as KeyPart>::Base;
        const SHAPE: TextShape = <u32 as KeyPart>::SHAPE;
        const NATIVE: Option<KeyType> = <u32 as KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<u32 as KeyPart>::Base as Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as KeyPart>::View<'view> {
            <u32 as KeyPart>::to_base(
                <<u32 as KeyPart>::Base as Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as KeyPart>::View<'view>,
        ) -> Option<Self::View<'view>> {
            Option::map(
                <u32 as KeyPart>::from_base(base),
                <<u32 as KeyPart>::Base as Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> usize {
            <u32 as KeyPart>::text_len(
                <<u32 as KeyPart>::Base as Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> Result<(), Refusal> {
            <u32 as KeyPart>::write(
                <<u32 as KeyPart>::Base as Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &str) -> Option<Self::View<'_>> {
            Option::map(
                <u32 as KeyPart>::parse(text),
                <<u32 as KeyPart>::Base as Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> Result<KeyValue, Refusal> {
            <u32 as KeyPart>::native(
                <<u32 as KeyPart>::Base as Holds<Self>>::inner(view),
            )
        }
    }
};
