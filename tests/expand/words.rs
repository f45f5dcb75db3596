// 578 tokens

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
    use crate::keys::__rt::calls::*;
    crate::keys::__rt::names_of_a_part!();
    const __words: &[&str] = &["IN_PROGRESS", "done"];
    fn __word(value: &State) -> &'static str {
        match value {
            State::InProgress {} => "IN_PROGRESS",
            State::Closed {} => "done",
        }
    }
    type Valid = ValidPart<
        {
            if !<PartProbe<State>>::IS_PLAIN {
                ::core::panic!(
                    "`State` must be a plain value to be a part of a key\n  help: its derives must include `Debug, Clone, Copy, PartialEq, Eq, Hash`"
                )
            }
            true
        },
    >;
    impl KeyPart for State {
        type View<'view> = <Valid as CopyPart<Self>>::Value;
        type Base = Self;
        const SHAPE: TextShape = TextShape::words(__words);
        const NATIVE: Option<KeyType> = Option::Some(KeyType::S);
        #[inline]
        fn view(&self) -> Self::View<'_> {
            <Valid as CopyPart<Self>>::copy(self)
        }
        #[inline]
        fn to_base<'view>(
            view: Self::View<'view>,
        ) -> <Self::Base as KeyPart>::View<'view> {
            view
        }
        #[inline]
        fn from_base<'view>(
            base: <Self::Base as KeyPart>::View<'view>,
        ) -> Option<Self::View<'view>> {
            Option::Some(base)
        }
        #[inline]
        fn text_len(view: Self::View<'_>) -> usize {
            __word(<Valid as CopyPart<Self>>::of(&view)).len()
        }
        #[inline]
        fn write(
            view: Self::View<'_>,
            out: &mut impl __fmt::Write,
        ) -> Result<(), Refusal> {
            <str as KeyPart>::write(__word(<Valid as CopyPart<Self>>::of(&view)), out)
        }
        #[inline]
        fn parse(text: &str) -> Option<Self::View<'_>> {
            match text {
                "IN_PROGRESS" => {
                    Option::Some(<Valid as CopyPart<Self>>::copy(&Self::InProgress {}))
                }
                "done" => Option::Some(<Valid as CopyPart<Self>>::copy(&Self::Closed {})),
                _ => Option::None,
            }
        }
    }
};
