//! The parts that a query has been given, encoded as they come by the encoder that writes keys.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

use super::condition::{KeyCondition, SortCondition};
use crate::keys::error::{KeyError, Refusal};
use crate::keys::format::Format;
use crate::keys::part::KeyPart;
use crate::keys::schema::KeyAttribute;
use crate::keys::value::KeyValue;
use crate::keys::writer::{End, check_part, raw};

/// A query under construction. The first error is kept, and comes out where the query is used.
#[derive(Debug)]
pub struct Given {
    index: Option<&'static str>,
    /// Attributes whose values are complete.
    pub(super) equal: Vec<(&'static KeyAttribute, KeyValue)>,
    /// The attribute that is being written.
    pub(super) open: Option<(&'static KeyAttribute, String)>,
    /// Parts that were given before their place in a later attribute is reached.
    kept: Vec<(usize, KeyValue)>,
    /// In a box, for every part that is given moves it.
    pub(super) error: Option<Box<KeyError>>,
}

impl Given {
    /// Nothing yet, of the table's key or an index's.
    #[must_use]
    pub const fn nothing(index: Option<&'static str>) -> Self {
        Self { index, equal: Vec::new(), open: None, kept: Vec::new(), error: None }
    }

    /// Begins the next attribute.
    #[must_use]
    pub fn open(mut self, attribute: &'static KeyAttribute) -> Self {
        self.open = Some((attribute, String::new()));
        self
    }

    /// Writes a literal.
    #[must_use]
    pub fn literal(mut self, literal: &'static str) -> Self {
        if let Some((_, text)) = &mut self.open {
            reserve(text, literal.len());
            text.push_str(literal);
        }
        self
    }

    /// Writes a part.
    #[must_use]
    pub fn part<P: KeyPart + ?Sized, F: Format<P>>(
        mut self,
        field: &'static str,
        view: P::View<'_>,
        end: End,
    ) -> Self {
        if let Some((attribute, text)) = &mut self.open {
            let written = write_part::<P, F>(attribute, text, view, end);
            let attribute = *attribute;
            self.keep_error(attribute, field, written);
        }
        self
    }

    /// Writes a part that stands further to the right, too, to be taken up in that slot.
    #[must_use]
    pub fn keep<P: KeyPart + ?Sized, F: Format<P>>(
        mut self,
        slot: usize,
        attribute: &'static KeyAttribute,
        field: &'static str,
        view: P::View<'_>,
        end: End,
    ) -> Self {
        let mut text = String::with_capacity(F::text_len(view).min(attribute.place.role.max_len()));
        let written = write_part::<P, F>(attribute, &mut text, view, end);
        self.keep_error(attribute, field, written);
        self.kept.push((slot, KeyValue::S(text)));
        self
    }

    /// Builds a raw value that stands further to the right, too.
    #[must_use]
    pub fn keep_raw<P: KeyPart + ?Sized>(
        mut self,
        slot: usize,
        attribute: &'static KeyAttribute,
        field: &'static str,
        view: P::View<'_>,
    ) -> Self {
        match raw::<P>(attribute, field, view) {
            Ok(value) => self.kept.push((slot, value)),
            Err(error) => self.fail(error),
        }
        self
    }

    /// Writes the part that was kept for a slot.
    #[must_use]
    pub fn kept(mut self, slot: usize) -> Self {
        if let (Some((_, text)), Some(part)) = (&mut self.open, take(&mut self.kept, slot)) {
            text.push_str(part.as_str().unwrap_or_default());
        }
        self
    }

    /// Completes an attribute with the raw value that was kept for a slot.
    #[must_use]
    pub fn kept_raw(mut self, slot: usize, attribute: &'static KeyAttribute) -> Self {
        if let Some(value) = take(&mut self.kept, slot) {
            self.equal.push((attribute, value));
        }
        self
    }

    /// Completes an attribute with a raw value.
    #[must_use]
    pub fn raw<P: KeyPart + ?Sized>(
        mut self,
        attribute: &'static KeyAttribute,
        field: &'static str,
        view: P::View<'_>,
    ) -> Self {
        match raw::<P>(attribute, field, view) {
            Ok(value) => self.equal.push((attribute, value)),
            Err(error) => self.fail(error),
        }
        self
    }

    /// Completes the attribute that is being written.
    #[must_use]
    pub fn close(mut self) -> Self {
        if let Some((attribute, text)) = self.open.take() {
            self.check_len(attribute, text.len());
            self.equal.push((attribute, KeyValue::S(text)));
        }
        self
    }

    /// The condition: what is complete is equal, and what has been begun is a prefix.
    pub fn condition<S>(mut self) -> Result<KeyCondition<S>, KeyError> {
        let sort = match self.open.take() {
            Some((attribute, prefix)) if !prefix.is_empty() => {
                self.check_len(attribute, prefix.len());
                Some((attribute, SortCondition::BeginsWith(prefix)))
            }
            _ => None,
        };
        self.finish(sort, false)
    }

    pub(super) fn finish<S>(
        self,
        sort: Option<(&'static KeyAttribute, SortCondition)>,
        empty: bool,
    ) -> Result<KeyCondition<S>, KeyError> {
        match self.error {
            Some(error) => Err(*error),
            None => Ok(KeyCondition {
                index: self.index,
                equal: self.equal,
                sort,
                empty,
                select: PhantomData,
            }),
        }
    }

    pub(super) fn check_len(&mut self, attribute: &'static KeyAttribute, len: usize) {
        if len > attribute.place.role.max_len() {
            self.fail(KeyError::too_long(attribute, len));
        }
    }

    pub(super) fn keep_error(
        &mut self,
        attribute: &'static KeyAttribute,
        field: &'static str,
        written: Result<(), Refusal>,
    ) {
        match written {
            Ok(()) => {}
            // Length is the whole key's, as it is where keys are built.
            Err(Refusal::TooLong { len, .. }) => self.fail(KeyError::too_long(attribute, len)),
            Err(refusal) => self.fail(KeyError { attribute, field: Some(field), refusal }),
        }
    }

    pub(super) fn fail(&mut self, error: KeyError) {
        self.error.get_or_insert_with(|| Box::new(error));
    }
}

fn take(kept: &mut Vec<(usize, KeyValue)>, slot: usize) -> Option<KeyValue> {
    let position = kept.iter().position(|(of, _)| *of == slot)?;
    Some(kept.swap_remove(position).1)
}

/// Room for one more piece: the first one brings room for most keys.
fn reserve(text: &mut String, more: usize) {
    if text.capacity() == 0 {
        *text = String::with_capacity(more.max(64));
    } else {
        text.reserve(more);
    }
}

/// Writes a part after what is there, as it stands in keys.
pub(super) fn write_part<P: KeyPart + ?Sized, F: Format<P>>(
    attribute: &KeyAttribute,
    text: &mut String,
    view: P::View<'_>,
    end: End,
) -> Result<(), Refusal> {
    let max = attribute.place.role.max_len();
    let len = text.len().saturating_add(F::text_len(view));
    if len > max {
        return Err(Refusal::TooLong { len, max });
    }
    let start = text.len();
    reserve(text, len - start);
    F::write(view, text)?;
    check_part(F::SHAPE, &text[start..], end, attribute.separator)
}
