//! Ranges and prefixes of values, as ranges of text.

use core::marker::PhantomData;
use core::ops::{Range, RangeFrom, RangeInclusive, RangeTo, RangeToInclusive};

use alloc::string::String;

use crate::format::{Fold, Plain, Raw, SortedFormat};
use crate::part::{FoldableText, KeyPart, PartOf, Sorted, SortsAtEnd, SortsEverywhere, Text};

/// The ends of a range of values.
#[derive(Debug, Clone, Copy)]
pub struct Bounds<V> {
    /// The least value. `None` for a range without start.
    pub low: Option<V>,
    /// The greatest value, and whether it belongs to the range. `None` for a range without end.
    pub high: Option<(V, bool)>,
}

/// A range of values for a placeholder whose texts sort as its values do.
///
/// Ranges are `a..=b`, `a..` and `..=b`, and `a..b` and `..b` if the text has a fixed width. For ends that may be
/// missing, use a pair of options, `(from, until)`, both of which belong to the range.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range",
    label = "write a range, such as `1..=50`",
    note = "ranges are `a..=b`, `a..` and `..=b`; where the text has a fixed width `a..b` and `..b`, too",
    note = "ends that may be missing are a pair of options: `(from, until)`",
    note = "a single value is given by the method of the part's own name"
)]
pub trait KeyRange {
    #[doc(hidden)]
    type Shown;

    /// The type of its ends.
    type End;

    /// What it asks of the place: [`Closed`] or [`Open`].
    type Shape;

    /// Returns its ends.
    fn ends(self) -> Bounds<Self::End>;
}

#[diagnostic::do_not_recommend]
impl<R: RangeSyntax> KeyRange for R {
    type Shown = ();
    type End = R::Value;
    type Shape = R::Kind;

    fn ends(self) -> Bounds<R::Value> {
        self.bounds()
    }
}

/// A range of times over several partitions, which are read one after the other. Therefore both ends must be known.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range with both ends",
    label = "reads one partition after the other, and needs to know the first and the last",
    note = "give both ends, in the type of the part: `a..=b`, or `a..b` if the text has a fixed width",
    note = "a range in one partition can be open: give the partition first, by the method that is named after its format, such as `at_month`, and then the range"
)]
pub trait BoundedRange {
    #[doc(hidden)]
    type Shown;

    /// The type of its ends.
    type End;

    /// What it asks of the place: [`Closed`] or [`Open`].
    type Shape;

    /// Returns its ends.
    fn ends(self) -> Bounds<Self::End>;
}

#[diagnostic::do_not_recommend]
impl<R: RangeSyntax<Ends = BothEnds>> BoundedRange for R {
    type Shown = ();
    type End = R::Value;
    type Shape = R::Kind;

    fn ends(self) -> Bounds<R::Value> {
        self.bounds()
    }
}

/// The ranges of Rust. The other traits of ranges are separate, because then the compiler's errors do not list these types.
pub trait RangeSyntax {
    /// See [`KeyRange::End`].
    type Value;

    /// See [`KeyRange::Shape`].
    type Kind;

    /// [`BothEnds`], or `()` if one may be missing.
    type Ends;

    /// Returns its ends.
    fn bounds(self) -> Bounds<Self::Value>;
}

/// Both ends of a range are known.
#[derive(Debug)]
pub enum BothEnds {}

/// A range that its greatest value belongs to. The texts must sort.
#[derive(Debug)]
pub enum Closed {}

/// A range that ends before a value. The texts must have a fixed width, too.
#[derive(Debug)]
pub enum Open {}

macro_rules! ranges {
    ($($range:ty, $kind:ident, $ends:ty: $this:ident => $low:expr, $high:expr;)*) => {$(
        impl<V> RangeSyntax for $range {
            type Value = V;
            type Kind = $kind;
            type Ends = $ends;

            fn bounds(self) -> Bounds<V> {
                let $this = self;
                Bounds { low: $low, high: $high }
            }
        }
    )*};
}

ranges! {
    Range<V>, Open, BothEnds: range => Some(range.start), Some((range.end, false));
    RangeTo<V>, Open, (): range => None, Some((range.end, false));
    RangeFrom<V>, Closed, (): range => Some(range.start), None;
    RangeToInclusive<V>, Closed, (): range => None, Some((range.end, true));
    // Ends that may be missing. Both belong to the range.
    (Option<V>, Option<V>), Closed, (): range => range.0, range.1.map(|high| (high, true));
}

impl<V> RangeSyntax for RangeInclusive<V> {
    type Value = V;
    type Kind = Closed;
    type Ends = BothEnds;

    fn bounds(self) -> Bounds<V> {
        let (low, high) = self.into_inner();
        Bounds { low: Some(low), high: Some((high, true)) }
    }
}

/// A placeholder in the format `F` with a literal after it, so that only texts of a fixed width sort.
#[derive(Debug)]
pub struct InMiddle<F>(PhantomData<F>);

/// The last placeholder of a template, in the format `F`.
#[derive(Debug)]
pub struct AtEnd<F>(PhantomData<F>);

/// A shape of ranges that the part `P` has at the place `At` of a key.
#[diagnostic::on_unimplemented(
    message = "a `{P}` has no such range here: its text in the key does not sort as its values do",
    label = "the texts are in another order than the values",
    note = "integers sort as `<field:ordered>`, `<field:desc>` or, in 8 digits, `<field:08>`",
    note = "text sorts in the last place of a key, or as a newtype of one length, `#[key_part(len = 8)]`; what \
            does not sort is queried by its value"
)]
pub trait SortedAt<At, P: ?Sized, E: ?Sized = (), const N: usize = 0> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<At, P, E: ?Sized, const N: usize, S> SortedAt<At, P, E, N> for S
where
    P: PartOf<E, N> + ?Sized,
    S: ShapeAt<P::Part, At>,
{
    type Shown = ();
}

pub trait ShapeAt<P: KeyPart + ?Sized, At> {}

impl<P: KeyPart + ?Sized, At: SortedHere<P>> ShapeAt<P, At> for Closed {}
impl<P: KeyPart + ?Sized, At> ShapeAt<P, At> for Open {}

/// A shape of ranges whose end the part `P` can leave out at the place `At` of a key.
#[diagnostic::on_unimplemented(
    message = "a range cannot end before a `{P}` here: its text in the key has no fixed width",
    label = "a range without its end",
    note = "write a range that includes its end: `a..=b` or `..=b`"
)]
pub trait EndsAt<At, P: ?Sized, E: ?Sized = (), const N: usize = 0> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<At, P, E: ?Sized, const N: usize, S> EndsAt<At, P, E, N> for S
where
    P: PartOf<E, N> + ?Sized,
    S: EndAt<P::Part, At>,
{
    type Shown = ();
}

pub trait EndAt<P: KeyPart + ?Sized, At> {}

impl<P: KeyPart + ?Sized, At> EndAt<P, At> for Closed {}
impl<P: KeyPart + ?Sized, At: EndsBefore<P>> EndAt<P, At> for Open {}

/// A place in a key where the texts of the part `P` sort as its values do, or in the opposite order.
pub trait SortedHere<P: KeyPart + ?Sized> {}

impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsEverywhere>> SortedHere<P>
    for InMiddle<F>
{
}
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsAtEnd>> SortedHere<P> for AtEnd<F> {}
impl<P: KeyPart<Base: Sorted> + ?Sized> SortedHere<P> for Raw {}

/// A place in a key where a range can exclude its end.
pub trait EndsBefore<P: KeyPart + ?Sized> {}

impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsEverywhere>> EndsBefore<P>
    for InMiddle<F>
{
}
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsEverywhere>> EndsBefore<P> for AtEnd<F> {}

/// An end of a range of the part `P`.
#[diagnostic::on_unimplemented(
    message = "a range of `{Self}`, where the part is a `{P}`",
    label = "the ends of this range have another type than the part",
    note = "both ends have the type that a key holds; of text it is `&str`: `a.as_str()..=b.as_str()`, of a \
            newtype over text its view: `a.view()..=b.view()`"
)]
pub trait RangeEnd<P: PartOf<E, N> + ?Sized, E: ?Sized = (), const N: usize = 0>: Sized {
    #[doc(hidden)]
    type Shown;

    /// Passes the ends on as the part's values.
    fn pass<R>(ends: Bounds<Self>, to: impl for<'v> FnOnce(BoundsOf<'v, P::Part>) -> R) -> R;
}

/// The ends of a range of a part.
pub(super) type BoundsOf<'v, P> = Bounds<<P as KeyPart>::View<'v>>;

#[diagnostic::do_not_recommend]
impl<P: PartOf<E, N> + ?Sized, E: ?Sized, const N: usize, V: ViewOf<P, E, N>> RangeEnd<P, E, N>
    for V
{
    type Shown = ();

    #[inline]
    fn pass<R>(ends: Bounds<V>, to: impl for<'v> FnOnce(BoundsOf<'v, P::Part>) -> R) -> R {
        V::pass_view(ends, to)
    }
}

/// Implemented by the view. No trait has the view's lifetime as its parameter, and [`RangeEnd`] is a separate one: the compiler would
/// take each mention of a lifetime for another mistake.
pub trait ViewOf<P: PartOf<E, N> + ?Sized, E: ?Sized, const N: usize>: Sized {
    /// Passes the ends on as the part's values.
    fn pass_view<R>(ends: Bounds<Self>, to: impl for<'v> FnOnce(BoundsOf<'v, P::Part>) -> R) -> R;
}

#[diagnostic::do_not_recommend]
impl<'v, P, E, const N: usize, V> ViewOf<P, E, N> for V
where
    P: PartOf<E, N> + ?Sized,
    E: ?Sized,
    V: Is<<P::Part as KeyPart>::View<'v>>,
{
    #[inline]
    fn pass_view<R>(ends: Bounds<V>, to: impl for<'w> FnOnce(BoundsOf<'w, P::Part>) -> R) -> R {
        to(Bounds {
            low: ends.low.map(Is::itself),
            high: ends.high.map(|(high, included)| (high.itself(), included)),
        })
    }
}

/// The type `T` itself.
pub trait Is<T> {
    /// Returns the value.
    fn itself(self) -> T;
}

impl<T> Is<T> for T {
    #[inline]
    fn itself(self) -> T {
        self
    }
}

/// A prefix of a value, for parts that are text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of a `{P}`: only text has prefixes",
    label = "not a prefix of a text",
    note = "give the whole value, or a range of values with the method that ends in `_in`"
)]
pub trait Prefix<P: ?Sized, E: ?Sized = (), const N: usize = 0> {
    #[doc(hidden)]
    type Shown;

    /// The text.
    fn text(&self) -> &str;
}

#[diagnostic::do_not_recommend]
impl<P: PartOf<E, N> + ?Sized, E: ?Sized, const N: usize, B: Beginning<P::Part>> Prefix<P, E, N>
    for B
{
    type Shown = ();

    fn text(&self) -> &str {
        self.beginning()
    }
}

/// Implemented by text, for parts that are text. Through the impl for all of them, the message of [`Prefix`] is shorter.
pub trait Beginning<P: KeyPart + ?Sized> {
    /// See [`Prefix::text`].
    fn beginning(&self) -> &str;
}

macro_rules! beginnings {
    ($($text:ty),+) => {$(
        impl<P: KeyPart<Base: FoldableText> + ?Sized> Beginning<P> for $text {
            fn beginning(&self) -> &str {
                self
            }
        }
    )+};
}

beginnings!(&str, String, &String);

impl<P: KeyPart<Base: FoldableText> + ?Sized, T> Beginning<P> for Text<'_, T> {
    fn beginning(&self) -> &str {
        self.as_str()
    }
}

/// A format that can write a prefix of a text: it replaces each letter by itself.
pub trait PrefixFormat {
    /// Returns what the format writes for a letter.
    fn letters(letter: char) -> impl Iterator<Item = char>;
}

impl PrefixFormat for Plain {
    fn letters(letter: char) -> impl Iterator<Item = char> {
        core::iter::once(letter)
    }
}

impl PrefixFormat for Raw {
    fn letters(letter: char) -> impl Iterator<Item = char> {
        core::iter::once(letter)
    }
}

impl<F: Fold> PrefixFormat for F {
    fn letters(letter: char) -> impl Iterator<Item = char> {
        F::fold(letter)
    }
}

/// Returns the least text of at most `max` bytes that is greater than every text with this prefix. `None` if there is
/// no such text.
///
/// The last character is incremented. If there is no next one, or it is longer and does not fit, no key can have it
/// either, and the character before it is incremented instead. Surrogates are skipped, because they are not
/// characters.
pub(super) fn after_prefix(prefix: &str, max: usize) -> Option<String> {
    let mut text = String::from(prefix);
    while let Some(last) = text.pop() {
        let next = match last {
            '\u{D7FF}' => Some('\u{E000}'),
            last => char::from_u32(u32::from(last) + 1),
        };
        if let Some(next) = next
            && text.len() + next.len_utf8() <= max
        {
            text.push(next);
            return Some(text);
        }
    }
    None
}

/// Returns the greatest text that is less than this one and not wider.
pub(super) fn just_before(text: &str) -> String {
    let mut before = String::from(text);
    let Some(last) = before.pop() else { return before };
    let lowered = match last {
        '\u{E000}' => Some('\u{D7FF}'),
        last => u32::from(last).checked_sub(1).and_then(char::from_u32),
    };
    if let Some(lowered) = lowered {
        before.push(lowered);
        // A shorter character leaves a byte free, which the greatest one-byte character fills.
        if lowered.len_utf8() < last.len_utf8() {
            before.push('\u{7F}');
        }
    }
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_follows_a_prefix_is_its_last_character_raised() {
        let after = |prefix| after_prefix(prefix, 1024);
        assert_eq!(after("MSG#").as_deref(), Some("MSG$"));
        assert_eq!(after("a\u{D7FF}").as_deref(), Some("a\u{E000}"));
        assert_eq!(after("a\u{10FFFF}").as_deref(), Some("b"));
        assert_eq!(after("a\u{10FFFF}\u{10FFFF}").as_deref(), Some("b"));
        assert_eq!(after("\u{10FFFF}"), None);
        assert_eq!(after(""), None);
    }

    #[test]
    fn what_follows_a_prefix_is_no_longer_than_a_key() {
        assert_eq!(after_prefix("a\u{7F}", 3).as_deref(), Some("a\u{80}"));
        assert_eq!(after_prefix("a\u{7F}", 2).as_deref(), Some("b"));
        assert_eq!(after_prefix("\u{7F}", 1), None);
    }

    #[test]
    fn what_stands_before_a_text_parts_it_from_all_lesser_ones() {
        for (text, lesser) in [
            ("20", "19"),
            ("21", "20"),
            ("a0", "Zz"),
            ("00", ""),
            ("\u{80}", "\u{7F}\u{7F}"),
            ("\u{E000}", "\u{D7FF}"),
            ("\u{800}", "\u{7FF}\u{7F}"),
            ("a\0", "`\u{7F}"),
        ] {
            let bound = just_before(text);
            assert!(lesser <= bound.as_str() && bound.as_str() < text, "{text:?}");
        }
    }
}
