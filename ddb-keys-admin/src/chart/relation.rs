//! How two ways to write a value relate.

use super::part::{PartText, WORDS, occurs_early};
use crate::integer::Encoding::{Above, Decimal};
use crate::integer::{self, bounds, is_nonzero, since_epoch, width};

/// How the strings of a value relate, before and after a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Relation {
    /// Kind, format and shape are the same.
    Same,
    /// Every value has the same text; only the spelling of the format or the type differs.
    Respelled,
    /// Every old value has the same text, and there are new values.
    Wider,
    /// Values have the same strings, which sort in another order than the values.
    Reordered,
    /// Some old values are refused.
    Narrower,
    /// The format writes other strings.
    OtherFormat,
    /// The type writes other strings, or cannot read what the other one has stored.
    OtherType,
}

/// The place of a part in a key.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place<'p> {
    /// Whether ranges are read there.
    pub(super) sorted: bool,
    /// Whether items have the value in an attribute of its own, too, which is what is read of them.
    pub(super) stored: bool,
    pub(super) separator: char,
    /// The literal that follows.
    pub(super) next: Option<&'p str>,
}

impl Place<'_> {
    /// Whether a part that ends by the text after it would end inside of this text.
    pub(super) fn cuts(&self, text: &str) -> bool {
        let meets = |literal| occurs_early(text, literal);
        text.contains(self.separator) || self.next.is_some_and(meets)
    }

    /// Whether the new part ends inside of some text that the old one wrote. A part of fixed width may contain
    /// everything.
    pub(super) fn cuts_some(&self, before: &PartText, after: &PartText) -> bool {
        let shape = &before.shape;
        let meets = |literal| shape.can_meet(literal);
        let is_at_issue = after.ends_by_text() && !before.ends_by_text();
        is_at_issue && (shape.can_contain(self.separator) || self.next.is_some_and(meets))
    }
}

/// The encoding of a part: parts with the same encoding write the same text for a value.
#[derive(Debug, PartialEq, Eq)]
enum Encoding {
    Text,
    Integer(integer::Encoding),
    Named(String),
}

fn encoding(part: &PartText) -> Encoding {
    let format = part.format.as_str();
    if let Some(encoding) = integer::encoding(&part.kind, format) {
        return Encoding::Integer(encoding);
    }
    if let Some((fraction, width)) = since_epoch(format) {
        return Encoding::Named(format!("10^-{fraction} s since 1970 in {width}"));
    }
    match (part.kind.as_str(), format) {
        ("date", "" | ".." | "day") => Encoding::Named("day".into()),
        ("instant" | "civil" | "date", "year" | "month" | "day" | "hour") => {
            Encoding::Named(format.into())
        }
        ("instant" | "civil", _) => Encoding::Named(format!("{} {format}", part.kind)),
        ("bytes" | "other", "" | "..") => Encoding::Named(part.kind.clone()),
        (_, "" | "..") => Encoding::Text,
        _ => Encoding::Named(format.into()),
    }
}

/// Whether serde writes and reads both types in one form.
fn same_form(before: &PartText, after: &PartText) -> bool {
    let is_integer = |part: &PartText| bounds(&part.kind).is_some();
    let is_text = |part: &PartText| matches!(&*part.kind, "text" | "char" | "uuid" | "ulid");
    before.kind == after.kind
        || (is_integer(before) && is_integer(after))
        || (is_text(before) && is_text(after))
}

/// Whether some word of an enum is that of another variant now. Items have the variant, too, as serde writes it.
fn writes_other_words(before: &PartText, after: &PartText) -> bool {
    before.kind == WORDS
        && after.kind == WORDS
        && before.variants().any(|(word, variant)| {
            after.variants().any(|(other, of)| (word == other) != (variant == of))
        })
}

/// Compares two ways to write a value at a place of the new key.
pub(super) fn relation(before: &PartText, after: &PartText, place: Place<'_>) -> Relation {
    if before == after {
        return Relation::Same;
    }
    let texts = match (encoding(before), encoding(after)) {
        _ if before.list != after.list => Relation::OtherType,
        _ if place.stored && !same_form(before, after) => Relation::OtherType,
        _ if writes_other_words(before, after) => Relation::OtherFormat,
        (old, new) if old == new => values(before, after),
        (Encoding::Integer(Decimal), Encoding::Text) if !after.contains(before) => {
            Relation::Narrower
        }
        (Encoding::Integer(Decimal), Encoding::Text) if place.sorted => Relation::Reordered,
        (Encoding::Integer(Decimal), Encoding::Text) => Relation::Wider,
        // Digits of one width sort as strings as they do as numbers.
        (Encoding::Integer(Above { number: 0, .. }), Encoding::Text) => values(before, after),
        (Encoding::Text, Encoding::Integer(Decimal)) => Relation::Narrower,
        (Encoding::Named(day), Encoding::Text) if day == "day" => values(before, after),
        _ if before.kind == after.kind => Relation::OtherFormat,
        _ => Relation::OtherType,
    };
    let tail = match (before.is_tail(), after.is_tail()) {
        (true, false) => Relation::Narrower,
        (false, true) => Relation::Wider,
        _ => Relation::Same,
    };
    let ends = if place.cuts_some(before, after) { Relation::Narrower } else { Relation::Same };
    texts.max(tail).max(ends)
}

/// Compares the values that two parts with the same strings allow.
fn values(before: &PartText, after: &PartText) -> Relation {
    let contains = |outer: &PartText, inner: &PartText| match (range(outer), range(inner)) {
        (Some(values), Some(others)) => {
            let is_in = values.0 <= others.0 && others.1 <= values.1;
            is_in && (is_nonzero(&inner.kind) || !is_nonzero(&outer.kind))
        }
        _ => outer.contains(inner),
    };
    match (contains(after, before), contains(before, after)) {
        (true, true) => Relation::Respelled,
        (true, false) => Relation::Wider,
        (false, _) => Relation::Narrower,
    }
}

/// The integers that a part writes. Those of a width have no sign.
pub(super) fn range(part: &PartText) -> Option<(i128, u128)> {
    let (least, greatest) = bounds(&part.kind)?;
    let Some(width) = width(&part.format) else { return Some((least, greatest)) };
    let most = "9".repeat(width).parse().unwrap_or(u128::MAX);
    Some((least.max(0), greatest.min(most)))
}
