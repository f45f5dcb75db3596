//! Queries that end in a range or a prefix of their last part.

use alloc::string::String;
use core::ops::Bound::{Excluded, Included, Unbounded};

use super::builder::{Parts, QueryParts, write_part};
use super::condition::Ending;
use super::next_part::RangeGiven;
use super::position::PartPosition;
use super::prefix::{Prefix, after_prefix, just_before};
use super::range::{EndsOf, RangeEnd};
use super::range::{KeyRange, value};
use crate::format::{Fold, Format};
use crate::key::{End, check_len, raw};
use crate::part::KeyPart;
use crate::part::KeyValue;
use crate::part::PartOf;
use crate::part::Refusal;
use crate::part::{Elements, ListOf};
use crate::schema::{MAX_GROWTH, TextShape};

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
            let range_of = |ends: EndsOf<'_, P::Part>| parts.range_of::<P::Part, F>(places, ends);
            RangeEnd::<P, E, N>::pass(range.ends(), range_of)
        })
    }

    /// Ends the query with the first elements of a list: what is under them, without the list of exactly these.
    #[must_use]
    pub fn under<P: KeyPart + 'static, F: Format<ListOf<P>>>(
        self,
        list: Elements<'_, P>,
    ) -> QueryParts<T, RangeGiven> {
        self.end(|parts| parts.under::<P, F>(list))
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
        ends: EndsOf<'_, P>,
    ) -> Ending {
        if F::RAW { self.raw_range::<P>(ends) } else { self.range::<P, F>(places, ends) }
    }

    fn range<P: KeyPart + ?Sized, F: Format<P>>(
        &mut self,
        places: usize,
        ends: EndsOf<'_, P>,
    ) -> Ending {
        let Some((part, prefix)) = self.last() else { return Ending::nothing() };
        let attribute = part.attribute;
        let part = PartPosition { end: self.end_after(places).unwrap_or(part.end), ..part };
        let is_last = !matches!(part.end, End::Before(_));
        // A text of another length begins with the value, too, but only the value itself is followed by the literal.
        let literal = match part.end {
            End::Before(literal) if F::SHAPE.fixed_width().is_none() => literal,
            _ => "",
        };
        let max = attribute.max_len();
        self.keep(check_len(attribute, prefix.len()));
        let is_empty = is_empty::<P, F>(ends);
        let (low, high) = ends;
        // A string that other values of the range share is not left out, unless there are none.
        let low = match low {
            Excluded(low) if !F::EXACT => Included(low),
            low => low,
        };
        let high = match high {
            Included(high) if is_empty => Excluded(high),
            Excluded(high) if !is_empty && !F::keeps(high) => Included(high),
            high => high,
        };
        let (low, high) = if F::DESCENDING { (high, low) } else { (low, high) };
        let after = |text: String| after_prefix(&(text + literal), max);
        let mut write = |mut text: String, view| {
            self.keep(write_part::<P, F>(part, &mut text, view));
            text
        };
        let high = high.map(|view| {
            let room = F::text_len(view).min(max);
            let mut text = String::with_capacity(prefix.len() + room);
            text.push_str(&prefix);
            write(text, view)
        });
        let (high, open_end) = match high {
            Unbounded => (after_prefix(&prefix, max), true),
            Included(text) if is_last => (Some(text), false),
            // All keys that begin with the value: everything before the next text.
            Included(text) => (after(text), true),
            Excluded(text) if is_last && F::SHAPE.fixed_width().is_some() => {
                (Some(just_before(&text)), false)
            }
            Excluded(text) => (Some(text), true),
        };
        let low = match low {
            Unbounded => Some(prefix),
            Included(view) => Some(write(prefix, view)),
            Excluded(view) => after(write(prefix, view)),
        };
        let open_end = open_end && high.is_some();
        // There is nothing between two ends that meet, if one of them is left out.
        let nothing = open_end && low == high;
        let low = low.filter(|low| !low.is_empty()).map(KeyValue::S);
        let ending = Ending::between(attribute, low, high.map(KeyValue::S));
        Ending { empty: ending.empty || nothing, open_end, ..ending }
    }

    fn raw_range<P: KeyPart + ?Sized>(&mut self, (low, high): EndsOf<'_, P>) -> Ending {
        let Some((part, _)) = self.last() else { return Ending::nothing() };
        let mut value_of = |view| self.keep(raw::<P>(part.attribute, part.field, view));
        let open_end = matches!(high, Excluded(_));
        let low = value(low).and_then(&mut value_of);
        let high = value(high).and_then(&mut value_of);
        let nothing = open_end && low == high;
        let ending = Ending::between(part.attribute, low, high);
        Ending { empty: ending.empty || nothing, open_end, ..ending }
    }

    /// The text of the given elements, with the separator that ends the last one. Without elements, every list is found.
    fn under<P: KeyPart + 'static, F: Format<ListOf<P>>>(
        &mut self,
        list: Elements<'_, P>,
    ) -> Ending {
        let Some((part, mut text)) = self.last() else { return Ending::nothing() };
        let attribute = part.attribute;
        if !list.is_empty() {
            self.keep(write_part::<ListOf<P>, F>(part, &mut text, list));
            text.push(attribute.separator);
        }
        self.keep(check_len(attribute, text.len()));
        if text.is_empty() { Ending::default() } else { Ending::begins_with(attribute, text) }
    }

    fn starts_with(
        &mut self,
        shape: TextShape,
        len: usize,
        letters: impl Iterator<Item = char>,
    ) -> Ending {
        let Some((part, mut text)) = self.last() else { return Ending::nothing() };
        let attribute = part.attribute;
        let start = text.len();
        if len <= MAX_GROWTH * attribute.max_len() {
            text.extend(letters);
            let checked = check_beginning(shape, &text[start..], part.end, attribute.separator);
            self.keep(checked.map_err(|refusal| part.refused(refusal)));
            self.keep(check_len(attribute, text.len()));
        } else {
            self.keep(check_len(attribute, start + len));
        }
        Ending::begins_with(attribute, text)
    }
}

/// Whether a range has no value, even if a format truncates both ends to one text.
fn is_empty<P: KeyPart + ?Sized, F: Format<P>>((low, high): EndsOf<'_, P>) -> bool {
    let is_closed = matches!((&low, &high), (Included(_), Included(_)));
    let order = value(low).zip(value(high)).and_then(|(low, high)| F::compare(low, high));
    order.is_some_and(|order| order.is_gt() || order.is_eq() && !is_closed)
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
