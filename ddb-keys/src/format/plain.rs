//! The trait of formats, that of formats whose strings sort as their values do, and the plain text of `<field>` and `pk = field`.

use core::cmp::Ordering;
use core::fmt::Write;
use core::iter;

use crate::part::{Everywhere, KeyPart, Refusal, Sorted};
use crate::schema::{Part, TextShape};

/// A way to write the values of a part type as text, and to read them back.
pub trait Format<P: KeyPart + ?Sized> {
    /// The possible strings.
    const SHAPE: TextShape;

    /// Whether parsing the text returns the whole value, with nothing truncated or folded.
    const EXACT: bool;

    /// Whether the greatest value has the least text.
    const DESCENDING: bool = false;

    /// One element of a list.
    #[doc(hidden)]
    const ELEMENT: Option<&'static Part> = None;

    /// Whether the value is a raw key attribute, stored as its type.
    #[doc(hidden)]
    const RAW: bool = false;

    /// Returns the exact number of bytes that [`write`](Self::write) writes.
    fn text_len(view: P::View<'_>) -> usize;

    /// Writes the text, or refuses the value.
    fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal>;

    /// Returns the value that has exactly this text.
    fn parse(text: &str) -> Option<P::View<'_>>;

    /// Returns whether the text of this value gives it back, with nothing truncated or folded.
    #[must_use]
    fn keeps(view: P::View<'_>) -> bool {
        let _ = view;
        Self::EXACT
    }

    /// Compares two values whose texts may be the same although they differ. `None` for formats whose texts decide.
    #[doc(hidden)]
    #[must_use]
    fn compare(one: P::View<'_>, other: P::View<'_>) -> Option<Ordering> {
        let _ = (one, other);
        None
    }
}

/// A format that writes each letter independently of its neighbors.
pub trait Fold {
    /// Returns what the format writes for a letter.
    fn fold(letter: char) -> impl Iterator<Item = char>;
}

/// A format whose strings sort as the values do, or in the opposite order if the format is
/// [`DESCENDING`](Format::DESCENDING).
pub trait SortedFormat<P: KeyPart + ?Sized>: Format<P> {
    /// Where in a key the strings sort.
    type Order;
}

/// A format whose strings have one width for each type, so that they sort anywhere in a key.
pub trait FixedWidth {}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized, F: Format<P> + FixedWidth> SortedFormat<P> for F {
    type Order = Everywhere;
}

macro_rules! plain {
    ($($(#[$doc:meta])+ $format:ident, raw: $raw:literal;)+) => {$(
        $(#[$doc])+
        #[derive(Debug, Clone, Copy)]
        pub struct $format;

        impl<P: KeyPart + ?Sized> Format<P> for $format {
            const SHAPE: TextShape = P::SHAPE;
            const EXACT: bool = true;
            const RAW: bool = $raw;

            #[inline]
            fn text_len(view: P::View<'_>) -> usize {
                P::text_len(view)
            }

            #[inline]
            fn write(view: P::View<'_>, out: &mut impl Write) -> Result<(), Refusal> {
                P::write(view, out)
            }

            #[inline]
            fn parse(text: &str) -> Option<P::View<'_>> {
                P::parse(text)
            }
        }

        impl Fold for $format {
            fn fold(letter: char) -> impl Iterator<Item = char> {
                iter::once(letter)
            }
        }
    )+};
}

plain! {
    /// `<field>`: the plain text.
    Plain, raw: false;
    /// `pk = field`: a raw key attribute, which DynamoDB stores and sorts as its type.
    Raw, raw: true;
}

impl<P: KeyPart<Base: Sorted> + ?Sized> SortedFormat<P> for Plain {
    type Order = <P::Base as Sorted>::Order;
}

impl Part {
    /// Returns the placeholder of a field of the type `P` in the format `F`.
    #[doc(hidden)]
    #[must_use]
    pub const fn new<P: KeyPart + ?Sized, F: Format<P>>(field: &'static str, tail: bool) -> Self {
        Self {
            field,
            shape: F::SHAPE,
            tail,
            exact: F::EXACT,
            kind: P::Base::VALUE_KIND,
            computed_from: &[],
            element: F::ELEMENT,
        }
    }
}

/// Compiles if a placeholder gives back the whole value of a field that serde may not store.
///
/// # Panics
///
/// When it is evaluated, which the derive does at compile time, if the format truncates the value.
#[track_caller]
pub const fn check_kept<P: KeyPart + ?Sized, F: Format<P>>() {
    assert!(
        F::EXACT,
        "serde may not store this time, and its key does not keep the offset from UTC\n\
         help: remove `skip_serializing` or `skip_serializing_if`, or use a time in UTC, such as `DateTime<Utc>`"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{Desc, DescWidth, Ordered, Padded};
    use crate::part::SortsAtEnd;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn texts<P: KeyPart, F: Format<P>>(values: &[P]) -> Vec<String> {
        let text = |value: &P| {
            let mut text = String::new();
            F::write(value.view(), &mut text).unwrap();
            text
        };
        values.iter().map(text).collect()
    }

    #[test]
    fn sorted_formats_keep_or_reverse_the_order() {
        fn check<P: KeyPart, F: SortedFormat<P, Order = Everywhere>>(values: &[P]) {
            let texts = texts::<P, F>(values);
            assert!(texts.windows(2).all(|pair| pair[0] != pair[1]));
            assert!(texts.windows(2).all(|pair| (pair[0] > pair[1]) == F::DESCENDING), "{texts:?}");
        }
        let signed = [i32::MIN, -10, -2, -1, 0, 1, 2, 10, i32::MAX];
        check::<i32, Ordered>(&signed);
        check::<i32, Desc>(&signed);
        check::<u16, Ordered>(&[0, 2, 10, 100, u16::MAX]);
        check::<u16, Padded<5>>(&[0, 2, 10, 100, u16::MAX]);
        check::<u16, DescWidth<5>>(&[0, 2, 10, 100, u16::MAX]);
    }

    #[test]
    fn text_sorts_in_the_last_place() {
        fn sorts_at_end<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsAtEnd>>() {}
        sorts_at_end::<str, Plain>();
        sorts_at_end::<String, Plain>();
        sorts_at_end::<char, Plain>();
        sorts_at_end::<u8, Ordered>();
    }
}
