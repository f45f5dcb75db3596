//! Key attributes and their templates as constant data, for proofs, charts and tables.
//!
//! Building and parsing a key is straight-line code that does not interpret this data. Queries follow it from part to
//! part.

use core::fmt;

use super::const_eval::each;
use super::const_eval::same;
use super::message::Message;
use super::shape::TextShape;

/// The maximum length of a partition key value, in bytes (Amazon DynamoDB quotas, "Partition keys and sort keys").
pub const MAX_PARTITION_KEY: usize = 2048;
/// The maximum length of a sort key value, in bytes.
pub const MAX_SORT_KEY: usize = 1024;

/// The greatest number that can be the time to live of an item, in seconds since 1970, in the year 5138. Greater ones
/// must be milliseconds, and are refused.
pub const MAX_EXPIRY: u64 = 99_999_999_999;

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

/// The role of a key attribute, in the partition key or the sort key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// The partition key, which decides where items are stored.
    #[doc(alias = "partition key")]
    #[doc(alias = "hash key")]
    #[doc(alias = "HASH")]
    Partition,
    /// The sort key, which orders the items of a partition.
    #[doc(alias = "sort key")]
    #[doc(alias = "range key")]
    #[doc(alias = "RANGE")]
    Sort,
}

impl Role {
    /// The role in words.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Partition => "partition key",
            Self::Sort => "sort key",
        }
    }

    /// Returns the maximum length of a value in this role, in bytes.
    ///
    /// ```
    /// use ddb_keys::schema::Role;
    ///
    /// assert_eq!((Role::Partition.max_len(), Role::Sort.max_len()), (2048, 1024));
    /// ```
    #[must_use]
    #[inline]
    pub const fn max_len(self) -> usize {
        match self {
            Self::Partition => MAX_PARTITION_KEY,
            Self::Sort => MAX_SORT_KEY,
        }
    }
}

/// One attribute of a key: its entity, its place in the table, and its template or field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyAttribute {
    /// The entity's name.
    pub entity: &'static str,
    /// The index, or `None` for the table itself.
    pub index: Option<&'static str>,
    /// Partition or sort key.
    pub role: Role,
    /// The position among the attributes in that role, from 0 to 3; always 0 outside multi-attribute keys.
    pub position: usize,
    /// The character that no value may contain, an ASCII punctuation character.
    pub separator: char,
    /// A template, or a raw field.
    pub source: Source,
}

impl KeyAttribute {
    /// A key attribute of an entity.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        entity: &'static str,
        index: Option<&'static str>,
        role: Role,
        position: usize,
        separator: char,
        source: Source,
    ) -> Self {
        Self { entity, index, role, position, separator, source }
    }

    /// Returns the template as it was written, or the field's name.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # #[gsi(ByTeam, pk = "TEAM#<team>", sk = "USER#<name>")]
    /// # struct User { name: String, team: Option<String> }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # #[gsi(ByTeam, name = "by-team", pk = "GPK", sk = "GSK", projection = keys_only)]
    /// # enum Users { User(User) }
    /// assert_eq!(User::SCHEMA.pk.text(), "USER#<name>");
    /// ```
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.source.text()
    }

    /// Returns the type of the key attribute. Templates write strings.
    ///
    /// ```
    /// use ddb_keys::Entity;
    /// use ddb_keys::schema::KeyType;
    ///
    /// #[derive(Entity)]
    /// #[pk(number)]
    /// struct Invoice { number: u32 }
    ///
    /// assert_eq!(Invoice::SCHEMA.pk.key_type(), KeyType::N);
    /// ```
    #[must_use]
    pub const fn key_type(&self) -> KeyType {
        self.source.key_type()
    }

    /// Returns the format of the placeholder at a segment, as the template has it. Empty for a part in its plain text or with
    /// the rest of a key, and for a raw field.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Entity)]
    /// # #[pk("ORDER#<number:08>")]
    /// # struct Order { number: u32 }
    /// assert_eq!(Order::SCHEMA.pk.format(1), "08");
    /// ```
    #[must_use]
    pub const fn format(&self, segment: usize) -> &'static str {
        self.source.format(segment)
    }

    /// Returns whether the attribute is made from a field: it has the field's value, or one that is computed from it.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// assert!(User::SCHEMA.pk.has_field("name"));
    /// ```
    #[must_use]
    pub fn has_field(&self, field: &str) -> bool {
        let is_from = |part: &Part| part.field == field || part.computed_from.contains(&field);
        match self.source {
            Source::Raw { field: own, .. } => own == field,
            Source::Template { segments, .. } => segments
                .iter()
                .any(|segment| matches!(segment, Segment::Part(part) if is_from(part))),
        }
    }

    /// The maximum length of the attribute, in bytes.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<number:04>")]
    /// # struct User { number: u32 }
    /// assert_eq!(User::SCHEMA.pk.max_len(), 2048);
    /// ```
    #[must_use]
    #[inline]
    pub const fn max_len(&self) -> usize {
        self.role.max_len()
    }

    /// Returns the role and the index in words, such as `sort key of OpenGames`.
    pub(crate) const fn place(&self) -> Message {
        match self.index {
            Some(index) => Message::of("{} of {}", &[self.role.words(), index]),
            None => Message::new().push(self.role.words()),
        }
    }

    /// Returns the only field whose text has no upper bound, so that it alone can make the key too long. `None` if
    /// there are several.
    pub(crate) fn only_unbounded_field(&self) -> Option<&'static str> {
        let segments = match self.source {
            Source::Raw { field, .. } => return Some(field),
            Source::Template { segments, .. } => segments,
        };
        let mut fields = segments.iter().filter_map(|segment| match segment {
            Segment::Part(part) if part.shape.max == usize::MAX => Some(part.field),
            _ => None,
        });
        let first = fields.next()?;
        fields.all(|field| field == first).then_some(first)
    }
}

impl fmt::Display for KeyAttribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`, {} `{}`", self.entity, self.place().text(), self.source)
    }
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

impl KeyAttribute {
    /// Returns whether the attribute gives back the whole value of a field, nothing truncated or folded.
    pub(crate) const fn keeps(&self, field: &str) -> bool {
        let segments = match self.source {
            Source::Raw { field: name, .. } => return same(name, field),
            Source::Template { segments, .. } => segments,
        };
        each!(for segment in segments {
            if let Segment::Part(part) = segment
                && part.exact
                && same(part.field, field)
            {
                return true;
            }
        });
        false
    }

    /// Returns whether the attribute belongs to the table's own key.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_primary(&self) -> bool {
        self.index.is_none()
    }

    /// Whether this is an attribute of the partition key.
    pub(crate) const fn is_partition(&self) -> bool {
        matches!(self.role, Role::Partition)
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
