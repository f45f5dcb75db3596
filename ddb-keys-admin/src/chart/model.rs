//! The content of a chart file, read from a schema or from a file.

use super::part::PartText;
use super::template::{escaped, placeholder};
use ddb_keys::schema::{IndexKind, KeyType};

/// A chart file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChartFile {
    pub(super) table: TableEntry,
    /// Sorted by name.
    pub(super) entities: Vec<EntityEntry>,
    /// Entities that the table had, sorted by name.
    pub(super) removed: Vec<EntityEntry>,
    /// Why changes were accepted, the oldest first.
    pub(super) reasons: Vec<Reason>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TableEntry {
    pub(super) name: String,
    pub(super) pk: String,
    pub(super) sk: Option<String>,
    pub(super) type_attribute: Option<String>,
    pub(super) write_token: Option<String>,
    pub(super) ttl: Option<String>,
    /// Pairs of entities that share keys, each pair and the list sorted.
    pub(super) overlaps: Vec<[String; 2]>,
    /// Sorted by identifier.
    pub(super) indexes: Vec<IndexEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct IndexEntry {
    pub(super) ident: String,
    pub(super) name: String,
    pub(super) local: bool,
    pub(super) pk: Vec<String>,
    pub(super) sk: Vec<String>,
    pub(super) projection: ProjectionEntry,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum ProjectionEntry {
    All,
    KeysOnly,
    /// Sorted.
    Include(Vec<String>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EntityEntry {
    pub(super) name: String,
    pub(super) separator: char,
    pub(super) pk: Attribute,
    pub(super) sk: Option<Attribute>,
    /// The attribute that counts writes.
    pub(super) version: Option<String>,
    /// Primary keys that items had before, sorted by name.
    pub(super) formers: Vec<FormerEntry>,
    /// Sorted by index and name.
    pub(super) index_keys: Vec<IndexKeyEntry>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FormerEntry {
    pub(super) name: String,
    pub(super) separator: char,
    pub(super) pk: Attribute,
    pub(super) sk: Option<Attribute>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct IndexKeyEntry {
    pub(super) index: String,
    pub(super) name: String,
    pub(super) kind: IndexKind,
    pub(super) pk: Vec<Attribute>,
    pub(super) sk: Vec<Attribute>,
    /// The conditions on which the key applies, sorted.
    pub(super) when: Vec<ConditionEntry>,
    /// The fields without which it does not, sorted.
    pub(super) optional: Vec<String>,
}

/// A field that decides whether a key applies.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ConditionEntry {
    pub(super) field: String,
    /// The pattern that it must match. Older files do not have it.
    pub(super) pattern: Option<String>,
}

/// One attribute of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Attribute {
    Template(Vec<Segment>),
    Raw { attribute: String, key_type: KeyType, part: PartText },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Segment {
    Literal(String),
    Part { field: String, part: PartText },
}

/// Why a change that affects stored items was accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reason {
    /// The identifiers of the differences, each with its subject.
    pub(super) changes: Vec<[String; 2]>,
    pub(super) text: String,
}

impl EntityEntry {
    /// Every attribute of the entity's present keys.
    pub(super) fn attributes(&self) -> impl Iterator<Item = &Attribute> {
        let of_indexes = self.index_keys.iter().flat_map(|key| key.pk.iter().chain(&key.sk));
        std::iter::once(&self.pk).chain(&self.sk).chain(of_indexes)
    }

    pub(super) fn has_field(&self, field: &str) -> bool {
        let of_formers =
            self.formers.iter().flat_map(|former| [&former.pk].into_iter().chain(&former.sk));
        let mut attributes = self.attributes().chain(of_formers);
        attributes.any(|attribute| attribute.fields().any(|(name, _)| name == field))
    }
}

impl Attribute {
    /// The template, or the attribute's name.
    pub(super) fn text(&self) -> String {
        match self {
            Self::Raw { attribute, .. } => attribute.clone(),
            Self::Template(segments) => segments
                .iter()
                .map(|segment| match segment {
                    Segment::Literal(literal) => escaped(literal),
                    Segment::Part { field, part } => placeholder(field, &part.format),
                })
                .collect(),
        }
    }

    /// Returns the fields in order, with the strings that are written of them.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&str, &PartText)> {
        let (segments, raw): (&[Segment], _) = match self {
            Self::Template(segments) => (segments, None),
            Self::Raw { attribute, part, .. } => (&[], Some((attribute.as_str(), part))),
        };
        let parts = segments.iter().filter_map(|segment| match segment {
            Segment::Literal(_) => None,
            Segment::Part { field, part } => Some((field.as_str(), part)),
        });
        raw.into_iter().chain(parts)
    }

    /// Returns the literal after a segment of a template.
    pub(super) fn literal_after(&self, at: usize) -> Option<&str> {
        match self {
            Self::Template(segments) => match segments.get(at + 1)? {
                Segment::Literal(literal) => Some(literal),
                Segment::Part { .. } => None,
            },
            Self::Raw { .. } => None,
        }
    }

    pub(super) fn key_type(&self) -> KeyType {
        match self {
            Self::Template(_) => KeyType::S,
            Self::Raw { key_type, .. } => *key_type,
        }
    }
}

/// The name of a key attribute's type.
pub(super) const fn key_type_name(key_type: KeyType) -> &'static str {
    match key_type {
        KeyType::S => "S",
        KeyType::N => "N",
        KeyType::B => "B",
    }
}
