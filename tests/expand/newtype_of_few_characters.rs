// 603 tokens

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
    impl __rt::KeyPart for Sign {
        type View<'view> = __rt::Text<'view, Self>;
        type Base = __rt::str;
        const SHAPE: __rt::TextShape = __rt::TextBounds::shape(__rt::TextBounds {
            len: __rt::Option::None,
            chars: __rt::Option::Some("x-xé-z"),
        });
        const NATIVE: __rt::Option<__rt::KeyType> = <__rt::str as __rt::KeyPart>::NATIVE;
        #[inline]
        fn view(&self) -> Self::View<'_> {
            __rt::Text::new(<String as __rt::KeyPart>::view(&self.0))
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <__rt::str as __rt::KeyPart>::View<'view> {
            view.as_str()
        }
        #[inline]
        fn from_base<'view>(
            base: <__rt::str as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            if __rt::TextBounds::check(
                    __rt::TextBounds {
                        len: __rt::Option::None,
                        chars: __rt::Option::Some("x-xé-z"),
                    },
                    base,
                )
                .is_err()
            {
                return __rt::Option::None;
            }
            __rt::Option::Some(__rt::Text::new(base))
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __rt::usize {
            view.as_str().len()
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __rt::fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            __rt::TextBounds::check(
                __rt::TextBounds {
                    len: __rt::Option::None,
                    chars: __rt::Option::Some("x-xé-z"),
                },
                view.as_str(),
            )?;
            <__rt::str as __rt::KeyPart>::write(view.as_str(), out)
        }
        #[inline]
        fn parse(text: &__rt::str) -> __rt::Option<Self::View<'_>> {
            Self::from_base(<__rt::str as __rt::KeyPart>::parse(text)?)
        }
    }
};
