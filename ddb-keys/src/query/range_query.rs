//! Queries that end in a range or a prefix of their last part.

use alloc::string::String;

use super::builder::{Parts, QueryParts, write_part};
use super::condition::SortCondition;
use super::ending::{Ending, Range};
use super::next_part::RangeGiven;
use super::position::PartPosition;
use super::prefix::{Prefix, after_prefix, just_before};
use super::range::{Bounds, KeyRange};
use super::range_end::{BoundsOf, RangeEnd};
use crate::format::{Fold, Format};
use crate::key::{End, raw};
use crate::part::KeyPart;
use crate::part::KeyValue;
use crate::part::PartOf;
use crate::part::Refusal;
use crate::schema::{KeyAttribute, MAX_GROWTH, TextShape};

impl<T, Next> QueryParts<T, Next> {
    /// Ends the query with a range of values at a placeholder, and at those of the same field right after it.
    #[must_use]
    pub fn range<P, E, const N: usize, F>(
        self,
        places: usize,
        range: impl KeyRange<End: RangeEnd<P, E, N>>,
    ) -> QueryParts<T, RangeGiven>
    where
        P: PartOf<E, N> + ?Sized,
        E: ?Sized,
        F: Format<P::Part>,
    {
        self.end(|parts| {
            let range_of =
                |bounds: BoundsOf<'_, P::Part>| parts.range_of::<P::Part, F>(places, bounds);
            RangeEnd::<P, E, N>::pass(range.ends(), range_of)
        })
    }

    /// Ends the query with a prefix of the value at a placeholder.
    #[must_use]
    pub fn starts_with<P, E, const N: usize, F: Fold>(
        self,
        beginning: impl Prefix<P, E, N>,
    ) -> QueryParts<T, RangeGiven>
    where
        P: PartOf<E, N> + ?Sized,
        E: ?Sized,
    {
        let beginning = beginning.text();
        let letters = beginning.chars().flat_map(F::fold);
        self.end(|parts| parts.starts_with(P::Part::SHAPE, beginning.len(), letters))
    }
}

impl Parts {
    pub(super) fn range_of<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        places: usize,
        bounds: Bounds<P::View<'_>>,
    ) -> Ending {
        if F::RAW { self.raw_range::<P>(bounds) } else { self.range::<P, F>(places, bounds) }
    }

    fn range<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        places: usize,
        bounds: Bounds<P::View<'_>>,
    ) -> Ending {
        let Some((part, prefix)) = self.last() else { return Ending::NOTHING };
        let attribute = part.attribute;
        let part = PartPosition { end: self.end_after(places).unwrap_or(part.end), ..part };
        let is_last = !matches!(part.end, End::Before(_));
        let max = attribute.max_len();
        self.check_len(attribute, prefix.len());
        let is_empty = is_empty::<P, F>(&bounds);
        // A string that other values of the range share is not left out, unless there are none.
        let low = bounds.low.map(|(low, included)| (low, included || !F::EXACT));
        let includes = |high, included| !is_empty && (included || !F::keeps(high));
        let high = bounds.high.map(|(high, included)| (high, includes(high, included)));
        let (low, high) = if F::DESCENDING { (high, low) } else { (low, high) };
        let mut write = |mut text: String, view| {
            let written = write_part::<P, F>(part, &mut text, view);
            self.keep_error(part, written);
            text
        };
        let high = high.map(|(view, included)| {
            let room = F::text_len(view).min(max);
            let mut text = String::with_capacity(prefix.len() + room);
            text.push_str(&prefix);
            (write(text, view), included)
        });
        let (high, open_end) = match high {
            None => (after_prefix(&prefix, max), true),
            Some((text, true)) if is_last => (Some(text), false),
            // All keys that begin with the value: everything before the next text.
            Some((text, true)) => (after_prefix(&text, max), true),
            Some((text, false)) if is_last => (Some(just_before(&text)), false),
            Some((text, false)) => (Some(text), true),
        };
        let low = match low {
            None => Some(prefix),
            Some((view, true)) => Some(write(prefix, view)),
            Some((view, false)) => after_prefix(&write(prefix, view), max),
        };
        // If something follows every value, there is nothing between two ends that meet.
        let nothing = !is_last && low == high;
        let low = low.filter(|low| !low.is_empty()).map(KeyValue::S);
        let open_end = open_end && high.is_some();
        between(attribute, low, high.map(KeyValue::S), Range { empty: nothing, open_end })
    }

    fn raw_range<P: KeyPart + ?Sized>(&mut self, bounds: Bounds<P::View<'_>>) -> Ending {
        let Some((part, _)) = self.last() else { return Ending::NOTHING };
        let mut value_of = |view| match raw::<P>(part.attribute, part.field, view) {
            Ok(value) => Some(value),
            Err(error) => {
                self.fail(error);
                None
            }
        };
        let low = bounds.low.and_then(|(low, _)| value_of(low));
        let high = bounds.high.and_then(|(high, _)| value_of(high));
        between(part.attribute, low, high, Range::default())
    }

    fn starts_with(
        &mut self,
        shape: TextShape,
        len: usize,
        letters: impl Iterator<Item = char>,
    ) -> Ending {
        let Some((part, mut text)) = self.last() else { return Ending::NOTHING };
        let attribute = part.attribute;
        let start = text.len();
        if len <= MAX_GROWTH * attribute.max_len() {
            text.extend(letters);
            let checked = check_beginning(shape, &text[start..], part.end, attribute.separator);
            self.keep_error(part, checked);
            self.check_len(attribute, text.len());
        } else {
            self.check_len(attribute, start + len);
        }
        Ending::of(Some((attribute, SortCondition::BeginsWith(text))), Range::default())
    }
}

/// Returns the ending of a range with these bounds.
fn between(
    attribute: &'static KeyAttribute,
    low: Option<KeyValue>,
    high: Option<KeyValue>,
    range: Range,
) -> Ending {
    let (sort, is_reversed) = SortCondition::between(low, high);
    let empty = is_reversed || range.empty;
    Ending::of(sort.map(|sort| (attribute, sort)), Range { empty, ..range })
}

/// Whether a range has no value, even if a format truncates both ends to one text.
fn is_empty<P: KeyPart + ?Sized, F: Format<P>>(bounds: &Bounds<P::View<'_>>) -> bool {
    let (Some((low, from)), Some((high, until))) = (bounds.low, bounds.high) else { return false };
    F::compare(low, high).is_some_and(|order| order.is_gt() || order.is_eq() && !(from && until))
}

/// Refuses a string that no value starts with, or with which a key could match although its value does not.
fn check_beginning(shape: TextShape, text: &str, end: End, separator: char) -> Result<(), Refusal> {
    if text.is_empty() {
        return Err(Refusal::Empty);
    }
    if let Some(expected) = shape.fixed_width()
        && text.len() > expected
    {
        return Err(Refusal::Length { expected, found: text.len() });
    }
    if shape.chars.first_outside(text).is_some() {
        return Err(Refusal::Other("cannot be the beginning of a value of its type"));
    }
    if matches!(end, End::Tail | End::Raw(_)) || shape.fixed_width().is_some() {
        return Ok(());
    }
    if let Some(at) = text.find(separator) {
        return Err(Refusal::Separator { separator, at });
    }
    let runs_into = |literal: &str| {
        text.char_indices().any(|(at, _)| {
            let rest = &text[at..];
            literal.starts_with(rest) || rest.starts_with(literal)
        })
    };
    if matches!(end, End::Before(literal) if runs_into(literal)) {
        return Err(Refusal::Other(
            "ends like the literal that follows it, so that it would also find shorter values",
        ));
    }
    Ok(())
}
