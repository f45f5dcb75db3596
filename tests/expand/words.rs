// 519 tokens

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
    use crate::keys::__private::names::*;
    impl State {
        const __WORDS: &'static [&'static __str] = &["IN_PROGRESS", "done"];
        fn __word(&self) -> &'static __str {
            match self {
                Self::InProgress {} => "IN_PROGRESS",
                Self::Closed {} => "done",
            }
        }
    }
    impl __KeyPart for State
    where
        State: __CopyPart,
    {
        type View<'view> = <Self as __CopyPart>::Value;
        type Base = Self;
        const SHAPE: __TextShape = __TextShape::words(Self::__WORDS);
        const NATIVE: __Option<__KeyType> = __Option::Some(__KeyType::S);
        #[inline]
        fn view(&self) -> Self::View<'_> {
            __CopyPart::value(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as __KeyPart>::View<'view> {
            view
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as __KeyPart>::View<'view>,
        ) -> __Option<Self::View<'view>> {
            __Option::Some(base)
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> __usize {
            Self::__word(<Self as __CopyPart>::of(&view)).len()
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> __Result<(), __Refusal> {
            <__str as __KeyPart>::write(
                Self::__word(<Self as __CopyPart>::of(&view)),
                out,
            )
        }
        #[inline]
        fn parse(text: &__str) -> __Option<Self::View<'_>> {
            match text {
                "IN_PROGRESS" => __Option::Some(__CopyPart::value(&Self::InProgress {})),
                "done" => __Option::Some(__CopyPart::value(&Self::Closed {})),
                _ => __Option::None,
            }
        }
    }
};
