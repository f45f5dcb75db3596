// 496 tokens

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
    impl __KeyPart for Ksuid {
        type View<'view> = __Text<'view, Self>;
        type Base = __FixedText;
        const SHAPE: __TextShape = __TextBounds::shape(__TextBounds {
            len: __Option::Some(27usize),
            chars: __Option::Some("0-9A-Za-z"),
        });
        const NATIVE: __Option<__KeyType> = <__str as __KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            __Text::new(<String as __KeyPart>::view(&self.0))
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <__FixedText as __KeyPart>::View<'view> {
            view.as_str()
        }
        #[inline]
        fn from_base<'view>(
            base: <__FixedText as __KeyPart>::View<'view>,
        ) -> __Option<Self::View<'view>> {
            if __TextBounds::check(
                    __TextBounds {
                        len: __Option::Some(27usize),
                        chars: __Option::Some("0-9A-Za-z"),
                    },
                    base,
                )
                .is_err()
            {
                return __Option::None;
            }
            __Option::Some(__Text::new(base))
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __usize {
            view.as_str().len()
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __Result<(), __Refusal> {
            __TextBounds::check(
                __TextBounds {
                    len: __Option::Some(27usize),
                    chars: __Option::Some("0-9A-Za-z"),
                },
                view.as_str(),
            )?;
            <__str as __KeyPart>::write(view.as_str(), out)
        }
        #[inline]
        fn parse(text: &__str) -> __Option<Self::View<'_>> {
            Self::from_base(<__str as __KeyPart>::parse(text)?)
        }
    }
};
