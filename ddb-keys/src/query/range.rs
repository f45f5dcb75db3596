//! Ranges and prefixes of values, as ranges of text.

use core::marker::PhantomData;
use core::ops::{Range, RangeFrom, RangeInclusive, RangeTo, RangeToInclusive};

use alloc::string::String;

use crate::format::{Fold, Plain, Raw, SortedFormat};
use crate::part::{FoldableText, KeyPart, Sorted, SortsAtEnd, SortsEverywhere, Text};

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
pub trait KeyRange<'v, P: KeyPart + ?Sized, At> {
    /// The range's ends.
    fn bounds(self) -> Bounds<P::View<'v>>;
}

/// A range of times over several partitions, which are read one after the other. Therefore both ends must be known.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range of `{P}` with both ends",
    label = "reads one partition after the other, and needs to know the first and the last",
    note = "give both ends, in the type of the part: `a..=b`, or `a..b` if the text has a fixed width",
    note = "a range in one partition can be open: give the partition first, by the method that is named after its format, such as `at_month`, and then the range"
)]
pub trait BoundedRange<'v, P: KeyPart + ?Sized, At>: KeyRange<'v, P, At> {}

#[diagnostic::do_not_recommend]
impl<'v, V, P: KeyPart + ?Sized, At> BoundedRange<'v, P, At> for RangeInclusive<V> where
    Self: KeyRange<'v, P, At>
{
}
#[diagnostic::do_not_recommend]
impl<'v, V, P: KeyPart + ?Sized, At> BoundedRange<'v, P, At> for Range<V> where
    Self: KeyRange<'v, P, At>
{
}

/// A placeholder in the format `F` with a literal after it, so that only texts of a fixed width sort.
#[derive(Debug)]
pub struct InMiddle<F>(PhantomData<F>);

/// The last placeholder of a template, in the format `F`.
#[derive(Debug)]
pub struct AtEnd<F>(PhantomData<F>);

/// A place in a key where the texts of the part `P` sort as its values do, or in the opposite order.
#[diagnostic::on_unimplemented(
    message = "a `{P}` has no ranges here: its text in the key does not sort as its values do",
    label = "the texts are in another order than the values",
    note = "integers sort as `<field:ordered>`, `<field:desc>` or, in 8 digits, `<field:08>`",
    note = "text sorts in the last place of a key, or as a newtype of one length, `#[key_part(len = 8)]`; what \
            does not sort is queried by its value"
)]
pub trait SortedHere<P: KeyPart + ?Sized> {}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsEverywhere>> SortedHere<P>
    for InMiddle<F>
{
}
#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsAtEnd>> SortedHere<P> for AtEnd<F> {}
#[diagnostic::do_not_recommend]
impl<P: KeyPart<Base: Sorted> + ?Sized> SortedHere<P> for Raw {}

/// A place in a key where a range can exclude its end.
#[diagnostic::on_unimplemented(
    message = "a range cannot end before a `{P}` here: its text in the key has no fixed width",
    label = "a range without its end",
    note = "write a range that includes its end: `a..=b` or `..=b`"
)]
pub trait EndsBefore<P: KeyPart + ?Sized> {}

#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsEverywhere>> EndsBefore<P>
    for InMiddle<F>
{
}
#[diagnostic::do_not_recommend]
impl<P: KeyPart + ?Sized, F: SortedFormat<P, Order: SortsEverywhere>> EndsBefore<P> for AtEnd<F> {}

/// A part that takes a `V` as the end of a range.
#[diagnostic::on_unimplemented(
    message = "a range of `{V}`, where the part is a `{Self}`",
    label = "the ends of this range have another type than the part",
    note = "both ends have the type that a key holds; of text it is `&str`: `a.as_str()..=b.as_str()`, of a \
            newtype over text its view: `a.view()..=b.view()`"
)]
pub trait RangeEnd<'v, V>: KeyPart {
    /// The value.
    fn end(value: V) -> Self::View<'v>;
}

#[diagnostic::do_not_recommend]
impl<'v, V, P: KeyPart<View<'v> = V> + ?Sized> RangeEnd<'v, V> for P {
    fn end(value: V) -> V {
        value
    }
}

// Written out, with short headers, because the compiler shows them in its errors.

impl<'v, V, P: RangeEnd<'v, V> + ?Sized, At: SortedHere<P>> KeyRange<'v, P, At>
    for RangeInclusive<V>
{
    fn bounds(self) -> Bounds<P::View<'v>> {
        let (low, high) = self.into_inner();
        Bounds { low: Some(P::end(low)), high: Some((P::end(high), true)) }
    }
}

impl<'v, V, P: RangeEnd<'v, V> + ?Sized, At: SortedHere<P>> KeyRange<'v, P, At> for RangeFrom<V> {
    fn bounds(self) -> Bounds<P::View<'v>> {
        Bounds { low: Some(P::end(self.start)), high: None }
    }
}

impl<'v, V, P: RangeEnd<'v, V> + ?Sized, At: SortedHere<P>> KeyRange<'v, P, At>
    for RangeToInclusive<V>
{
    fn bounds(self) -> Bounds<P::View<'v>> {
        Bounds { low: None, high: Some((P::end(self.end), true)) }
    }
}

impl<'v, V, P: RangeEnd<'v, V> + ?Sized, At: EndsBefore<P>> KeyRange<'v, P, At> for Range<V> {
    fn bounds(self) -> Bounds<P::View<'v>> {
        Bounds { low: Some(P::end(self.start)), high: Some((P::end(self.end), false)) }
    }
}

impl<'v, V, P: RangeEnd<'v, V> + ?Sized, At: EndsBefore<P>> KeyRange<'v, P, At> for RangeTo<V> {
    fn bounds(self) -> Bounds<P::View<'v>> {
        Bounds { low: None, high: Some((P::end(self.end), false)) }
    }
}

/// Ends that may be missing. Both belong to the range.
impl<'v, V, P: RangeEnd<'v, V> + ?Sized, At: SortedHere<P>> KeyRange<'v, P, At>
    for (Option<V>, Option<V>)
{
    fn bounds(self) -> Bounds<P::View<'v>> {
        let (low, high) = self;
        Bounds { low: low.map(P::end), high: high.map(|high| (P::end(high), true)) }
    }
}

/// A prefix of a value, for parts that are text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a prefix of a `{P}`: only text has prefixes",
    label = "not a prefix of a text",
    note = "give the whole value, or a range of values with the method that ends in `_in`"
)]
pub trait Prefix<P: KeyPart + ?Sized> {
    /// The text.
    fn text(&self) -> &str;
}

macro_rules! prefixes {
    ($($text:ty),+) => {$(
        #[diagnostic::do_not_recommend]
        impl<P: KeyPart<Base: FoldableText> + ?Sized> Prefix<P> for $text {
            fn text(&self) -> &str {
                self
            }
        }
    )+};
}

prefixes!(&str, String, &String);

#[diagnostic::do_not_recommend]
impl<P: KeyPart<Base: FoldableText> + ?Sized, T> Prefix<P> for Text<'_, T> {
    fn text(&self) -> &str {
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
