//! Rules of one template that need the types of its parts: checked in const evaluation.

use super::char_set::CharSet;
use super::entity::EntitySchema;
use super::key::{KeyAttribute, Part, Role, Segment, Source};
use super::message::Message;
use super::shape::{TextForm, TextShape};

/// Checks one attribute of one key against the rules of its template, or fails to compile with a message. The primary
/// key is number 0; index keys and former keys follow. There is nothing to check if the derive has reported an error.
#[track_caller]
pub const fn check_template(entity: Option<&EntitySchema>, key: usize, attribute: usize) {
    let Some(entity) = entity else { return };
    if entity.broken {
        return;
    }
    if key == 0 {
        match (attribute, entity.sk) {
            (1, Some(sk)) => check(sk),
            _ => check(entity.pk),
        }
        return;
    }
    if key > entity.indexes.len() {
        let former = &entity.formers[key - 1 - entity.indexes.len()];
        match (attribute, former.sk) {
            (1, Some(sk)) => check(sk),
            _ => check(former.pk),
        }
        return;
    }
    let key = &entity.indexes[key - 1];
    if attribute < key.pk.len() {
        check(key.pk[attribute]);
    } else {
        check(key.sk[attribute - key.pk.len()]);
    }
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
    let mut longest: usize = 0;
    while at < segments.len() {
        match segments[at] {
            Segment::Literal(literal) => longest = longest.saturating_add(literal.len()),
            Segment::Part(part) => {
                let next = if at + 1 < segments.len() { Some(segments[at + 1]) } else { None };
                check_part(attribute, &part, next);
                longest = longest.saturating_add(part.shape.max);
            }
        }
        at += 1;
    }
    check_longest(attribute, longest);
}

/// If every part has a known maximum length, the longest possible key must fit.
#[track_caller]
const fn check_longest(attribute: &KeyAttribute, longest: usize) {
    let max = attribute.max_len();
    if longest != usize::MAX && longest > max {
        let half = match attribute.role {
            Role::Partition => " bytes of a partition key",
            Role::Sort => " bytes of a sort key",
        };
        start(attribute)
            .push(" can have ")
            .push_number(longest)
            .push(" bytes, and DynamoDB takes ")
            .push_number(max)
            .push(half)
            .push("\nhelp: leave a part out, or bound one: `#[key_part(len = …)]` on its newtype")
            .fail();
    }
}

#[track_caller]
const fn check_part(attribute: &KeyAttribute, part: &Part, next: Option<Segment>) {
    match part.shape.form {
        TextForm::Unformatted | TextForm::TooPrecise => {}
        TextForm::Formatted => blame(attribute, part)
            .push(" is a time, which needs a format\nhelp: write the unit, such as `<")
            .push(part.field)
            .push(":millis>`")
            .fail(),
        TextForm::Bytes => blame(attribute, part)
            .push(" is bytes, which cannot be part of a template\nhelp: make them the whole key: write the bare name, `")
            .push(part.field)
            .push("`")
            .fail(),
        TextForm::Unreadable => blame(attribute, part)
            .push(": its format writes characters that its type does not allow, so that the key could not be parsed\n\
                   help: leave the format out, or allow the characters: `#[key_part(chars = \"…\")]`")
            .fail(),
    }
    if part.tail || part.shape.fixed_width().is_some() {
        return;
    }
    let mut at = 0;
    while at < part.shape.words.len() {
        if contains(part.shape.words[at], attribute.separator as u8) {
            blame(attribute, part)
                .push(" can be `")
                .push(part.shape.words[at])
                .push("`, which contains the separator `")
                .push_char(attribute.separator)
                .push("`\nhelp: rename it: `#[key_part(rename = \"…\")]`")
                .fail();
        }
        at += 1;
    }
    if let Some(Segment::Literal(literal)) = next
        && !part.shape.free
        && part.shape.can_meet(literal)
    {
        let message = blame(attribute, part)
            .push(" can contain `")
            .push(literal)
            .push("`, which ends it here\nhelp: write a separator after it");
        or_fixed_width(message, part).fail();
    }
}

/// Returns the format that gives an integer a fixed width.
const fn or_fixed_width(message: Message, part: &Part) -> Message {
    let format = if CharSet::DIGITS.contains(part.shape.chars) {
        ":08>`"
    } else if CharSet::of("0-9-").contains(part.shape.chars) {
        ":ordered>`"
    } else {
        return message;
    };
    message.push(", or a fixed width such as `<").push(part.field).push(format)
}

/// Checks that a raw key attribute has a type that keys can have.
#[track_caller]
const fn check_raw(attribute: &KeyAttribute, field: &str, shape: TextShape) {
    let (reason, format) = match shape.form {
        TextForm::Formatted => ("the form in which serde stores times does not sort", ":millis"),
        _ => ("serde does not store it as its plain text", ""),
    };
    Message::new()
        .push("`")
        .push(attribute.entity)
        .push("`: `")
        .push(field)
        .push("` cannot be a raw key, because ")
        .push(reason)
        .push("\nhelp: write a template, \"<")
        .push(field)
        .push(format)
        .push(">\"")
        .fail()
}

const fn start(attribute: &KeyAttribute) -> Message {
    let text = attribute.text();
    Message::new().push("`").push(attribute.entity).push("`, `").push(text).push("`:")
}

const fn blame(attribute: &KeyAttribute, part: &Part) -> Message {
    start(attribute).push(" `").push(part.field).push("`")
}

const fn contains(text: &str, byte: u8) -> bool {
    let mut at = 0;
    while at < text.len() {
        if text.as_bytes()[at] == byte {
            return true;
        }
        at += 1;
    }
    false
}

#[cfg(test)]
mod tests;
