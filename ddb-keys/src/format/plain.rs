//! The trait of formats, and the plain text of `<field>` and `pk = field`.

use core::cmp::Ordering;
use core::fmt::Write;
use core::iter;

use crate::part::{KeyPart, Refusal};
use crate::schema::{Part, TextShape};

/// A way to write the values of a part type as text, and to read them back.
pub trait Format<P: KeyPart + ?Sized> {
    /// The possible strings.
    const SHAPE: TextShape;

    /// Whether parsing the text returns the whole value, with nothing truncated or folded.
    const EXACT: bool;

    /// Whether the greatest value has the least text.
    const DESCENDING: bool = false;

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
