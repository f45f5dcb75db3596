// 608 tokens

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
    use crate::keys::__private as __rt;
    impl State {
        const __WORDS: &'static [&'static __rt::str] = &["IN_PROGRESS", "done"];
        fn __word(&self) -> &'static __rt::str {
            match self {
                Self::InProgress {} => "IN_PROGRESS",
                Self::Closed {} => "done",
            }
        }
    }
    impl __rt::KeyPart for State
    where
        State: __rt::CopyPart,
    {
        type View<'view> = <Self as __rt::CopyPart>::Value;
        type Base = Self;
        const SHAPE: __rt::TextShape = __rt::TextShape::words(Self::__WORDS);
        const NATIVE: __rt::Option<__rt::KeyType> = __rt::Option::Some(__rt::KeyType::S);
        #[inline]
        fn view(&self) -> Self::View<'_> {
            __rt::CopyPart::value(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __rt::KeyPart>::View<'view> {
            view
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __rt::KeyPart>::View<'view>,
        ) -> __rt::Option<Self::View<'view>> {
            __rt::Option::Some(base)
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __rt::usize {
            Self::__word(<Self as __rt::CopyPart>::of(&view)).len()
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __rt::fmt::Write,
        ) -> __rt::Result<(), __rt::Refusal> {
            <__rt::str as __rt::KeyPart>::write(
                Self::__word(<Self as __rt::CopyPart>::of(&view)),
                out,
            )
        }
        #[inline]
        fn parse(text: &__rt::str) -> __rt::Option<Self::View<'_>> {
            match text {
                "IN_PROGRESS" => {
                    __rt::Option::Some(__rt::CopyPart::value(&Self::InProgress {}))
                }
                "done" => __rt::Option::Some(__rt::CopyPart::value(&Self::Closed {})),
                _ => __rt::Option::None,
            }
        }
    }
};
