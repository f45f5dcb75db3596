// 672 tokens

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
    impl Newtype for UserId
    where
        String: KeyPart,
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
    impl KeyPart for UserId
    where
        String: KeyPart,
        <String as KeyPart>::Base: Holds<UserId>,
    {
        type View<'view> = <<String as KeyPart>::Base as Holds<Self>>::Held<'view>;
        type Base = <String as KeyPart>::Base;
        const SHAPE: TextShape = <String as KeyPart>::SHAPE;
        const NATIVE: Option<KeyType> = <String as KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <<String as KeyPart>::Base as Holds<Self>>::hold(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as KeyPart>::View<'view> {
            <String as KeyPart>::to_base(
                <<String as KeyPart>::Base as Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as KeyPart>::View<'view>,
        ) -> Option<Self::View<'view>> {
            Option::map(
                <String as KeyPart>::from_base(base),
                <<String as KeyPart>::Base as Holds<Self>>::around,
            )
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> usize {
            <String as KeyPart>::text_len(
                <<String as KeyPart>::Base as Holds<Self>>::inner(view),
            )
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> Result<(), Refusal> {
            <String as KeyPart>::write(
                <<String as KeyPart>::Base as Holds<Self>>::inner(view),
                out,
            )
        }
        #[inline]
        fn parse(text: &str) -> Option<Self::View<'_>> {
            Option::map(
                <String as KeyPart>::parse(text),
                <<String as KeyPart>::Base as Holds<Self>>::around,
            )
        }
        #[inline]
        fn native(view: Self::View<'_>) -> Result<KeyValue, Refusal> {
            <String as KeyPart>::native(
                <<String as KeyPart>::Base as Holds<Self>>::inner(view),
            )
        }
    }
};
