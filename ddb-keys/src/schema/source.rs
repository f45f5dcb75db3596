//! The source of a key attribute: the pieces of a template, or a field.

use core::fmt;

use super::const_eval::each;
use super::shape::TextShape;

/// The type of a key attribute. DynamoDB allows only these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KeyType {
    /// A string, ordered by its UTF-8 bytes.
    S,
    /// A number of up to 38 digits.
    N,
    /// Bytes.
    B,
}

/// The source of a key attribute's value: a template, or a raw field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// A string that the item gets in addition to its own fields.
    Template {
        /// The template as it was written.
        text: &'static str,
        /// The template's literals and placeholders.
        segments: &'static [Segment],
    },
    /// A field of the entity, stored natively.
    Raw {
        /// The field's name in Rust.
        field: &'static str,
        /// The attribute's name in the item: the field's, or what serde renames it to.
        attribute: &'static str,
        /// The attribute's type. `None` if serde stores the field as a type that keys cannot have, which is an error.
        key_type: Option<KeyType>,
        /// The possible strings of its values.
        shape: TextShape,
        /// The kind of its values, such as `text` or `u32`. A newtype has the kind of the type that it wraps.
        kind: &'static str,
    },
}

impl Source {
    /// Whether a template writes the attribute.
    #[cfg(feature = "aws-sdk")]
    pub(crate) const fn is_template(&self) -> bool {
        matches!(self, Self::Template { .. })
    }

    /// Returns the template as it was written, or the field's name.
    pub(crate) const fn text(&self) -> &'static str {
        match self {
            Self::Template { text, .. } => text,
            Self::Raw { field, .. } => field,
        }
    }

    /// Returns the type of the key attribute. Templates write strings.
    pub(crate) const fn key_type(&self) -> KeyType {
        match self {
            Self::Template { .. } | Self::Raw { key_type: None, .. } => KeyType::S,
            Self::Raw { key_type: Some(key_type), .. } => *key_type,
        }
    }

    /// The literals and placeholders of a template; none of a raw field.
    pub(crate) const fn template_segments(&self) -> &'static [Segment] {
        match self {
            Self::Template { segments, .. } => segments,
            Self::Raw { .. } => &[],
        }
    }

    /// The parts of a template; none of a raw field.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn parts(&self) -> impl Iterator<Item = &'static Part> + use<> {
        self.template_segments().iter().filter_map(|segment| match segment {
            Segment::Part(part) => Some(part),
            Segment::Literal(_) => None,
        })
    }

    /// The format of the placeholder at a segment, such as `08`; empty for plain text and tails.
    pub(crate) const fn format(&self, segment: usize) -> &'static str {
        let mut placeholder = 0;
        if let Some((before, _)) = self.template_segments().split_at_checked(segment) {
            each!(for segment in before {
                placeholder += matches!(segment, Segment::Part(_)) as usize;
            });
        }
        format(self.text(), placeholder)
    }
}

/// The format of a placeholder of a template; empty for plain text and tails.
const fn format(template: &str, nth: usize) -> &str {
    let bytes = template.as_bytes();
    let (mut at, mut count) = (0, 0);
    while at < bytes.len() {
        if bytes[at] != b'<' {
            at += 1;
            continue;
        }
        if at + 1 < bytes.len() && bytes[at + 1] == b'<' {
            at += 2;
            continue;
        }
        let (mut end, mut colon) = (at, None);
        while end < bytes.len() && bytes[end] != b'>' {
            if bytes[end] == b':' && colon.is_none() {
                colon = Some(end + 1);
            }
            end += 1;
        }
        if count == nth {
            return match colon {
                Some(from) => template.split_at(end).0.split_at(from).1,
                None => "",
            };
        }
        count += 1;
        at = end;
    }
    ""
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Segment {
    /// Text that is part of every key.
    Literal(&'static str),
    /// A placeholder.
    Part(Part),
}

/// A placeholder of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The field whose value it takes, or the name of a value that is computed from fields.
    pub field: &'static str,
    /// The possible strings of its values.
    pub shape: TextShape,
    /// Whether it takes the rest of the key, separators included.
    pub tail: bool,
    /// Whether parsing the text returns the whole value, with nothing truncated or folded.
    pub exact: bool,
    /// The kind of its values, such as `text`, `u32` or `instant`. A newtype has the kind of what it
    /// wraps. Types that implement [`KeyPart`](crate::KeyPart) by hand and enums are `other`.
    pub kind: &'static str,
    /// The fields that the value is computed from. Empty if it is the value of a field.
    pub computed_from: &'static [&'static str],
    /// One element, if the field is a list, whose elements the separator joins.
    pub element: Option<&'static Self>,
}

impl Part {
    /// The fields that decide its value: its own, or those that it is computed from.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn made_from(&self) -> &[&'static str] {
        match self.computed_from {
            [] => core::slice::from_ref(&self.field),
            fields => fields,
        }
    }
}

impl Segment {
    /// A placeholder whose value is computed from fields.
    #[doc(hidden)]
    #[must_use]
    pub const fn computed_from(mut self, fields: &'static [&'static str]) -> Self {
        if let Self::Part(part) = &mut self {
            part.computed_from = fields;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::format;

    #[test]
    fn formats_are_found_by_the_number_of_their_placeholder() {
        let template = "<<a:b>#<n:08>#<at:millis>#<name..>";
        assert_eq!([0, 1, 2, 3].map(|nth| format(template, nth)), ["08", "millis", "", ""]);
    }
}
