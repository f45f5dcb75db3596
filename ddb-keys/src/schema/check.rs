//! Rules of one template that need the types of its parts: checked in const evaluation.

use core::slice;

use super::char_set::CharSet;
use super::const_eval::each;
use super::entity::EntitySchema;
use super::key::KeyAttribute;
use super::message::Message;
use super::shape::{TextForm, TextShape};
use super::source::{Part, Segment, Source};

/// Checks one attribute of one key against the rules of its template, or fails to compile with a message. The primary
/// key is number 0; index keys, former keys, and former keys of indexes follow. There is nothing to check if the derive has reported an error.
#[track_caller]
pub const fn check_template(entity: Option<&EntitySchema>, key: usize, attribute: usize) {
    let Some(entity) = entity else { return };
    if entity.broken {
        return;
    }
    let (pk, sk): (&[&KeyAttribute], &[&KeyAttribute]) = if key == 0 {
        (slice::from_ref(&entity.pk), entity.sk.as_slice())
    } else if let Some(of_index) = entity.key_in_index(key) {
        (of_index.pk, of_index.sk)
    } else {
        let former = &entity.formers[key - 1 - entity.indexes.len()];
        (slice::from_ref(&former.pk), former.sk.as_slice())
    };
    check(if attribute < pk.len() { pk[attribute] } else { sk[attribute - pk.len()] });
}

impl KeyAttribute {
    /// Returns the attribute, or fails to compile with the placeholder that is not allowed there.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<number:04>")]
    /// # struct User { number: u32 }
    /// const PK: ddb_keys::schema::KeyAttribute = User::SCHEMA.pk.checked();
    /// assert_eq!(PK.text(), "USER#<number:04>");
    /// ```
    #[must_use]
    #[track_caller]
    pub const fn checked(self) -> Self {
        check(&self);
        self
    }
}

#[track_caller]
const fn check(attribute: &KeyAttribute) {
    let segments = match attribute.source {
        Source::Template { segments, .. } => segments,
        Source::Raw { key_type: Some(_), .. } => return,
        Source::Raw { field, shape, .. } => return check_raw(attribute, field, shape),
    };
    let mut at = 0;
    let (mut shortest, mut longest): (usize, usize) = (0, 0);
    while at < segments.len() {
        match segments[at] {
            Segment::Literal(literal) => {
                shortest = shortest.saturating_add(literal.len());
                longest = longest.saturating_add(literal.len());
            }
            Segment::Part(part) => {
                let next = if at + 1 < segments.len() { Some(segments[at + 1]) } else { None };
                check_part(attribute, &part, next);
                shortest = shortest.saturating_add(part.shape.min);
                longest = longest.saturating_add(part.shape.max);
            }
        }
        at += 1;
    }
    if shortest == 0 {
        start(attribute)
            .and(
                " can be empty, and DynamoDB has no empty keys\nhelp: write a literal before it",
                &[],
            )
            .fail();
    }
    check_longest(attribute, longest);
}

/// If every part has a known maximum length, the longest possible key must fit.
#[track_caller]
const fn check_longest(attribute: &KeyAttribute, longest: usize) {
    let max = attribute.max_len();
    if longest != usize::MAX && longest > max {
        let [longest, max] = [Message::number(longest), Message::number(max)];
        start(attribute)
            .and(
                " can have {} bytes, and DynamoDB takes {} bytes of a {}\n\
                 help: leave a part out, or bound one: `#[key_part(len = …)]` on its newtype",
                &[longest.text(), max.text(), attribute.role.words()],
            )
            .fail();
    }
}

#[track_caller]
const fn check_part(attribute: &KeyAttribute, part: &Part, next: Option<Segment>) {
    let text = match part.shape.form {
        TextForm::Unformatted | TextForm::TooPrecise => "",
        TextForm::Formatted if part.shape.fixed_width().is_some() => {
            " is a time, which has no plain text to choose a shard by\nhelp: write the shard of an id"
        }
        _ if part.element.is_some() => {
            " is a list of elements without a plain text\n\
             help: make them text, integers, ids, or an enum"
        }
        TextForm::Formatted => {
            " is a time, which needs a format\nhelp: write the unit, such as `<{}:millis>`"
        }
        TextForm::Bytes => {
            " is bytes, which cannot be part of a template\n\
             help: make them the whole key: write the bare name, `{}`"
        }
        TextForm::Unreadable => {
            ": its format writes characters that its type does not allow, so that the key could not be parsed\n\
             help: leave the format out, or allow the characters: `#[key_part(chars = \"…\")]`"
        }
    };
    if !text.is_empty() {
        blame(attribute, part).and(text, &[part.field]).fail();
    }
    if part.tail || part.shape.fixed_width().is_some() {
        return;
    }
    each!(for word in part.shape.words {
        if contains(word, attribute.separator as u8) {
            let mut separator = [0; 4];
            let separator: &str = attribute.separator.encode_utf8(&mut separator);
            blame(attribute, part)
                .and(
                    " can be `{}`, which contains the separator `{}`\n\
                     help: rename it: `#[key_part(rename = \"…\")]`",
                    &[word, separator],
                )
                .fail();
        }
    });
    if let Some(Segment::Literal(literal)) = next
        && !part.shape.free
        && part.shape.can_meet(literal)
    {
        let text = " can contain `{}`, which ends it here\nhelp: write a separator after it";
        or_fixed_width(blame(attribute, part).and(text, &[literal]), part).fail();
    }
}

/// Returns the format that gives an integer a fixed width.
const fn or_fixed_width(message: Message, part: &Part) -> Message {
    let format = if CharSet::DIGITS.contains(part.shape.chars) {
        "08"
    } else if CharSet::of("0-9-").contains(part.shape.chars) {
        "ordered"
    } else {
        return message;
    };
    message.and(", or a fixed width such as `<{}:{}>`", &[part.field, format])
}

/// Checks that a raw key attribute has a type that keys can have.
#[track_caller]
const fn check_raw(attribute: &KeyAttribute, field: &str, shape: TextShape) {
    let (reason, format) = match shape.form {
        TextForm::Formatted => ("the form in which serde stores times does not sort", ":millis"),
        _ => ("serde does not store it as its plain text", ""),
    };
    Message::of(
        "`{}`: `{}` cannot be a raw key, because {}\nhelp: write a template, \"<{}{}>\"",
        &[attribute.entity, field, reason, field, format],
    )
    .fail()
}

const fn start(attribute: &KeyAttribute) -> Message {
    Message::of("`{}`, `{}`:", &[attribute.entity, attribute.text()])
}

const fn blame(attribute: &KeyAttribute, part: &Part) -> Message {
    start(attribute).and(" `{}`", &[part.field])
}

const fn contains(text: &str, byte: u8) -> bool {
    let bytes = text.as_bytes();
    each!(for other in bytes {
        if *other == byte {
            return true;
        }
    });
    false
}

#[cfg(test)]
mod tests;
