// 496 tokens

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
    impl KeyPart for Sign {
        type View<'view> = Text<'view, Self>;
        type Base = str;
        const SHAPE: TextShape = TextBounds::shape(TextBounds {
            len: Option::None,
            chars: Option::Some("x-xé-z"),
        });
        const NATIVE: Option<KeyType> = <str as KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            Text::new(<String as KeyPart>::view(&self.0))
        }
        #[inline]
        fn to_base<'view>(view: Self::View<'view>) -> <str as KeyPart>::View<'view> {
            view.as_str()
        }
        #[inline]
        fn from_base<'view>(
            base: <str as KeyPart>::View<'view>,
        ) -> Option<Self::View<'view>> {
            if TextBounds::check(
                    TextBounds {
                        len: Option::None,
                        chars: Option::Some("x-xé-z"),
                    },
                    base,
                )
                .is_err()
            {
                return Option::None;
            }
            Option::Some(Text::new(base))
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> usize {
            view.as_str().len()
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> Result<(), Refusal> {
            TextBounds::check(
                TextBounds {
                    len: Option::None,
                    chars: Option::Some("x-xé-z"),
                },
                view.as_str(),
            )?;
            <str as KeyPart>::write(view.as_str(), out)
        }
        #[inline]
        fn parse(text: &str) -> Option<Self::View<'_>> {
            Self::from_base(<str as KeyPart>::parse(text)?)
        }
    }
};
