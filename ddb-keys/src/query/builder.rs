//! The parts that a query has so far. Each is encoded as it is added, by the code that builds keys.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::condition::{Ending, KeyCondition, Keys};
use super::members::narrowed;
use super::next_part::RangeGiven;
use super::partitions::{Buckets, OneOrMany};
use super::position::{PartPosition, Position};
use super::select::{Extent, Selection};
use crate::format::Format;
use crate::key::{End, KeyError, check_len, check_part, fits, raw};
use crate::part::{KeyPart, KeyValue};
use crate::schema::{KeyAttribute, Segment, Source};

/// The parts that a query has so far. `T` says what it selects, and `Next` which part it takes next.
pub struct QueryParts<T, Next> {
    pub(super) parts: Parts,
    of: PhantomData<fn() -> (T, Next)>,
}

impl<T, Next> QueryParts<T, Next> {
    /// Starts a query of a key with these attributes, partition key first.
    #[must_use]
    pub const fn nothing(key: &'static [KeyAttribute]) -> Self {
        Self { parts: Parts::of(key), of: PhantomData }
    }

    /// Adds the next part. `N` is the one after it.
    #[must_use]
    pub fn part<P: KeyPart + ?Sized, F: Format<P>, N>(
        mut self,
        view: P::View<'_>,
    ) -> QueryParts<T, N> {
        self.parts.part::<P, F>(view);
        QueryParts { parts: self.parts, of: PhantomData }
    }

    /// Adds the last part again, at its next place to the right.
    #[must_use]
    pub fn again<P: KeyPart + ?Sized, F: Format<P>>(mut self, view: P::View<'_>) -> Self {
        self.parts.again::<P, F>(view);
        self
    }

    /// The same parts, before another one.
    pub(super) fn followed_by<N>(self) -> QueryParts<T, N> {
        QueryParts { parts: self.parts, of: PhantomData }
    }

    /// The query in several partitions.
    pub(super) fn over(mut self, buckets: Box<Buckets>) -> Self {
        self.parts.buckets = Some(buckets);
        self
    }

    /// Ends the query with a range or a prefix, so that no part can be added.
    pub(super) fn end(
        mut self,
        ending: impl FnOnce(&mut Parts) -> Ending,
    ) -> QueryParts<T, RangeGiven> {
        let ending = ending(&mut self.parts);
        self.parts.ending = Some(ending);
        QueryParts { parts: self.parts, of: PhantomData }
    }

    /// Returns the condition: complete attributes are equal, and an incomplete one is a prefix. That of an item
    /// collection covers the sort keys of its members.
    pub fn condition<S: Selection>(self) -> Result<KeyCondition<S>, KeyError> {
        let keys = match S::EXTENT {
            Extent::OfEntity => self.parts.keys(false),
            Extent::WholePartition => self.parts.keys(true),
            Extent::OfMembers(collection) => narrowed(self.parts.keys(true)?, collection),
        };
        keys.map(Keys::select)
    }
}

impl<T, Next> Clone for QueryParts<T, Next> {
    fn clone(&self) -> Self {
        Self { parts: self.parts.clone(), of: PhantomData }
    }
}

impl<T, Next> fmt::Debug for QueryParts<T, Next> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parts { key, equal, text, ending, error, .. } = &self.parts;
        let key: Vec<_> = key.iter().map(KeyAttribute::text).collect();
        let equal: Vec<_> = equal.iter().map(|(_, value)| value).collect();
        let mut shown = f.debug_struct("Query");
        shown.field("key", &key).field("equal", &equal).field("begun", text);
        shown.field("ending", ending).field("error", error);
        shown.finish()
    }
}

/// The parts so far, written as far as possible. The first error is kept until the query is used.
#[derive(Clone)]
pub(super) struct Parts {
    key: &'static [KeyAttribute],
    /// The position of the next part.
    pub(super) at: Position,
    /// The rightmost place at which the last part has been written.
    last: Position,
    /// Attributes whose values are complete.
    pub(super) equal: OneOrMany<(&'static KeyAttribute, KeyValue)>,
    /// The text of the attribute that is being written.
    pub(super) text: Option<String>,
    /// Parts that were added before their place in a later attribute is reached.
    kept: Vec<(Position, KeyValue)>,
    /// The range or prefix that ends the query, if any. Not boxed: a range would allocate once more, and the move costs less.
    ending: Option<Ending>,
    /// The shards, if all of them are read.
    buckets: Option<Box<Buckets>>,
    /// Boxed, because each added part moves it.
    error: Option<Box<KeyError>>,
}

impl Parts {
    const fn of(key: &'static [KeyAttribute]) -> Self {
        Self {
            key,
            at: Position::START,
            last: Position::START,
            equal: OneOrMany::None,
            text: None,
            kept: Vec::new(),
            ending: None,
            buckets: None,
            error: None,
        }
    }

    /// Writes literals and kept parts until a new part is needed, up to this number of attributes.
    fn go_on(&mut self, attributes: usize) {
        while self.at.attribute < attributes
            && let Some(attribute) = self.key.get(self.at.attribute)
        {
            let Source::Template { segments, .. } = attribute.source else {
                let Some(value) = take(&mut self.kept, self.at) else { return };
                self.equal.push((attribute, value));
                self.at = self.at.next_attribute();
                continue;
            };
            let text = self.text.get_or_insert_default();
            while let Some(segment) = segments.get(self.at.segment) {
                match segment {
                    Segment::Literal(literal) => {
                        reserve(text, literal.len());
                        text.push_str(literal);
                    }
                    Segment::Part(_) => {
                        let Some(part) = take(&mut self.kept, self.at) else { return };
                        text.push_str(part.as_str().unwrap_or_default());
                    }
                }
                self.at = self.at.next_segment();
            }
            self.close(attribute);
        }
    }

    /// Completes the attribute that is being written.
    fn close(&mut self, attribute: &'static KeyAttribute) {
        if let Some(text) = self.text.take() {
            self.keep(check_len(attribute, text.len()));
            self.equal.push((attribute, KeyValue::S(text)));
        }
        self.at = self.at.next_attribute();
    }

    /// Continues to the next part.
    pub(super) fn next(&mut self) -> Option<PartPosition> {
        self.go_on(self.key.len());
        self.last = self.at;
        self.at.part_at(self.key)
    }

    /// Continues to the next part, which is the last one, and takes the text before it.
    pub(super) fn last(&mut self) -> Option<(PartPosition, String)> {
        Some((self.next()?, self.text.take().unwrap_or_default()))
    }

    fn part<P: KeyPart + ?Sized, F: Format<P>>(&mut self, view: P::View<'_>) {
        let Some(part) = self.next() else { return };
        if F::RAW {
            if let Some(value) = self.keep(raw::<P>(part.attribute, part.field, view)) {
                self.equal.push((part.attribute, value));
            }
            self.at = self.at.next_attribute();
            return;
        }
        let text = self.text.get_or_insert_default();
        let written = write_part::<P, F>(part, text, view);
        self.keep(written);
        self.at = self.at.next_segment();
    }

    /// Continues to the next place of the last part.
    fn next_part(&mut self) -> Option<PartPosition> {
        let field = self.last.part_at(self.key)?.field;
        self.last = self.last.next_of(field, self.key)?;
        self.last.part_at(self.key)
    }

    fn again<P: KeyPart + ?Sized, F: Format<P>>(&mut self, view: P::View<'_>) {
        let Some(part) = self.next_part() else { return };
        if F::RAW {
            if let Some(value) = self.keep(raw::<P>(part.attribute, part.field, view)) {
                self.kept.push((self.last, value));
            }
            return;
        }
        let room = F::text_len(view).min(part.attribute.max_len());
        let mut text = String::with_capacity(room);
        self.keep(write_part::<P, F>(part, &mut text, view));
        self.kept.push((self.last, KeyValue::S(text)));
    }

    /// Returns what follows this many places of one field, which a range bounds together.
    pub(super) fn end_after(&self, places: usize) -> Option<End> {
        let segment = self.at.segment + 2 * (places - 1);
        Some(Position { segment, ..self.at }.part_at(self.key)?.end)
    }

    fn keys(mut self, whole_partition: bool) -> Result<Keys, KeyError> {
        let mut ending = match self.ending.take() {
            Some(ending) => ending,
            None => self.prefix(whole_partition),
        };
        ending.buckets = ending.buckets.or(self.buckets);
        if let Some(error) = self.error {
            return Err(*error);
        }
        let index = self.key.first().and_then(|attribute| attribute.index);
        Ok(Keys { index, equal: self.equal, ending })
    }

    /// The end of a query without a range: the beginning of the next attribute, as far as it is known.
    fn prefix(&mut self, whole_partition: bool) -> Ending {
        let is_partition = |attribute: &&KeyAttribute| attribute.is_partition();
        self.go_on(if whole_partition {
            self.key.iter().take_while(is_partition).count()
        } else {
            self.key.len()
        });
        match (self.key.get(self.at.attribute), self.text.take()) {
            (Some(attribute), Some(prefix)) if !prefix.is_empty() => {
                self.keep(check_len(attribute, prefix.len()));
                Ending::begins_with(attribute, prefix)
            }
            _ => Ending::default(),
        }
    }

    /// Takes a value, or keeps the error.
    pub(super) fn keep<V>(&mut self, value: Result<V, KeyError>) -> Option<V> {
        value.map_err(|error| self.fail(error)).ok()
    }

    #[cold]
    pub(super) fn fail(&mut self, error: KeyError) {
        self.error.get_or_insert_with(|| Box::new(error));
    }
}

fn take(kept: &mut Vec<(Position, KeyValue)>, at: Position) -> Option<KeyValue> {
    let position = kept.iter().position(|(of, _)| *of == at)?;
    Some(kept.swap_remove(position).1)
}

/// Reserves space for another piece. The first call reserves enough for most keys.
fn reserve(text: &mut String, more: usize) {
    if text.capacity() == 0 {
        *text = String::with_capacity(more.max(64));
    } else {
        text.reserve(more);
    }
}

/// Appends a part as keys have it.
pub(super) fn write_part<P: KeyPart + ?Sized, F: Format<P>>(
    part: PartPosition,
    text: &mut String,
    view: P::View<'_>,
) -> Result<(), KeyError> {
    let start = text.len();
    let len = start.saturating_add(F::text_len(view));
    check_len(part.attribute, len)?;
    reserve(text, len - start);
    let written = F::write(view, text);
    let (end, separator) = (part.end, part.attribute.separator);
    if written.is_ok() && fits(F::SHAPE, &text[start..], end, separator) {
        return Ok(());
    }
    written
        .and_then(|()| check_part(F::SHAPE, &text[start..], end, separator))
        .map_err(|refusal| part.refused(refusal))
}

/// `Clone`, `Debug` and `IntoCondition` for the type of a query.
///
/// A macro of the runtime costs less compile time than the same tokens from the derive, which cross into the compiler
/// one by one.
#[doc(hidden)]
#[macro_export]
macro_rules! __query_traits {
    (
        [$($generics:tt)*] $query:ty
    ) => {
        impl<$($generics)*> $crate::__rt::Clone for $query {
            fn clone(&self) -> Self {
                Self { zz_given: $crate::__rt::Clone::clone(&self.zz_given) }
            }
        }
        impl<$($generics)*> $crate::__rt::Debug for $query {
            fn fmt(&self, __f: &mut $crate::__rt::Formatter<'_>) -> $crate::__rt::fmt::Result {
                $crate::__rt::Debug::fmt(&self.zz_given, __f)
            }
        }
    };
}

/// How a query becomes a condition. The derive itself writes what messages point to, because they would name the macro.
#[doc(hidden)]
#[macro_export]
macro_rules! __into_condition {
    ($select:ident) => {
        fn into_condition(
            self,
        ) -> $crate::__rt::Result<$crate::__rt::KeyCondition<$select>, $crate::__rt::KeyError> {
            self.zz_given.condition()
        }
    };
}
