//! Rules of one template that need the types of its parts: checked in const evaluation.

use super::message::Message;
use super::schema::{KeyAttribute, KeyType, Part, Segment, Source};
use super::shape::CharSet;

impl KeyAttribute {
    /// This attribute, or a compile error that says which placeholder cannot stand where it does.
    #[must_use]
    #[track_caller]
    pub const fn checked(self) -> Self {
        if let Source::Template { segments, .. } = self.source {
            let mut at = 0;
            let mut longest: usize = 0;
            while at < segments.len() {
                match segments[at] {
                    Segment::Literal(literal) => longest = longest.saturating_add(literal.len()),
                    Segment::Part(part) => {
                        let next =
                            if at + 1 < segments.len() { Some(segments[at + 1]) } else { None };
                        check_part(&self, &part, next);
                        longest = longest.saturating_add(part.shape.max);
                    }
                }
                at += 1;
            }
            let max = self.place.role.max_len();
            if longest != usize::MAX && longest > max && least(segments) > max {
                panic!("{}", start(&self).push(" is always longer than DynamoDB takes").text());
            }
        }
        self
    }
}

#[track_caller]
const fn check_part(attribute: &KeyAttribute, part: &Part, next: Option<Segment>) {
    if !part.shape.textual {
        panic!(
            "{}",
            blame(attribute, part)
                .push(" has no text form: bytes can be a raw key alone, the bare field name")
                .text()
        );
    }
    if part.tail || part.shape.fixed_width().is_some() {
        return;
    }
    let mut at = 0;
    while at < part.shape.words.len() {
        if contains(part.shape.words[at], attribute.separator as u8) {
            panic!(
                "{}",
                blame(attribute, part)
                    .push(" can be `")
                    .push(part.shape.words[at])
                    .push("`, which contains the separator `")
                    .push_char(attribute.separator)
                    .push("`: rename it with `#[key_part(rename = \"…\")]`")
                    .text()
            );
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
            .push("`, which ends it here: write a separator after it");
        panic!("{}", or_fixed_width(message, part).text());
    }
}

/// The format that would give an integer a fixed width.
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

/// The type of a raw key attribute, or a compile error for a type that no key can have.
#[must_use]
#[track_caller]
pub const fn native_type(entity: &str, field: &str, native: Option<KeyType>) -> KeyType {
    match native {
        Some(key_type) => key_type,
        None => {
            panic!(
            "{}",
            Message::new()
                .push("`")
                .push(entity)
                .push("`: `")
                .push(field)
                .push("` cannot be a raw key, for DynamoDB takes strings, numbers and bytes alone: \
                       write a template, \"<")
                .push(field)
                .push(">\"")
                .text()
        )
        }
    }
}

const fn start(attribute: &KeyAttribute) -> Message {
    let text = match attribute.source {
        Source::Template { text, .. } => text,
        Source::Raw { field, .. } => field,
    };
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

const fn least(segments: &[Segment]) -> usize {
    let mut least: usize = 0;
    let mut at = 0;
    while at < segments.len() {
        least = least.saturating_add(match segments[at] {
            Segment::Literal(literal) => literal.len(),
            Segment::Part(part) => part.shape.min,
        });
        at += 1;
    }
    least
}
