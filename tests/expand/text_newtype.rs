// 595 tokens

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
    use ::ddb_keys::__rt::calls::*;
    ::ddb_keys::__rt::names_of_a_part!();
    type Valid = ValidPart<
        {
            if !<PartProbe<String>>::IS_PART {
                ::core::panic!(
                    "`String` cannot be a part of a key\n  help: a part is text, an integer, a `bool`, a `char`, an id, a time, or your own newtype or enum with `#[derive(KeyPart)]`"
                )
            }
            if !<PartProbe<UserId>>::IS_HELD {
                ::core::panic!(
                    "`UserId` must be a plain value to be a part of a key\n  help: its derives must include `Debug, Clone, Copy, PartialEq, Eq, Hash`"
                )
            }
            true
        },
    >;
    impl Newtype for UserId {
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
    impl KeyPart for UserId {
        type View<'view> = <Valid as NewtypePart<Self>>::View<'view>;
        type Base = <Valid as NewtypePart<Self>>::Base;
        const SHAPE: TextShape = <Valid as NewtypePart<Self>>::SHAPE;
        const NATIVE: Option<KeyType> = <Valid as NewtypePart<Self>>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <Valid as NewtypePart<Self>>::view(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as KeyPart>::View<'view> {
            <Valid as NewtypePart<Self>>::to_base(view)
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as KeyPart>::View<'view>,
        ) -> Option<Self::View<'view>> {
            <Valid as NewtypePart<Self>>::from_base(base)
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> usize {
            <Valid as NewtypePart<Self>>::text_len(view)
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> Result<(), Refusal> {
            <Valid as NewtypePart<Self>>::write(view, out)
        }
        #[inline]
        fn parse(text: &str) -> Option<Self::View<'_>> {
            <Valid as NewtypePart<Self>>::parse(text)
        }
        #[inline]
        fn native(view: Self::View<'_>) -> Result<KeyValue, Refusal> {
            <Valid as NewtypePart<Self>>::native(view)
        }
    }
};
