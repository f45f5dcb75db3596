//! Key attributes and their templates as constant data, for proofs, charts and tables.
//!
//! Building and parsing a key is straight-line code that does not interpret this data. Queries follow it from part to
//! part.

use core::fmt;

use super::const_eval::each;
use super::const_eval::same;
use super::message::Message;
use super::source::{KeyType, Part, Segment, Source};

/// The maximum length of a partition key value, in bytes (Amazon DynamoDB quotas, "Partition keys and sort keys").
pub const MAX_PARTITION_KEY: usize = 2048;
/// The maximum length of a sort key value, in bytes.
pub const MAX_SORT_KEY: usize = 1024;

/// The greatest number that can be the time to live of an item, in seconds since 1970, in the year 5138. Greater ones
/// must be milliseconds, and are refused.
pub const MAX_EXPIRY: u64 = 99_999_999_999;

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
