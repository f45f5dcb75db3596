//! The content of a chart file, read from a schema or from a file.

use super::part::{PartText, TAIL};
use crate::definition::OwnedProjection;
use crate::integer::bounds;
use ddb_keys::schema::{IndexKind, KeyType};

/// A chart file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChartFile {
    /// The version of the format that it was read from.
    pub(super) version: u32,
    pub(super) table: TableEntry,
    /// Sorted by name.
    pub(super) entities: Vec<EntityEntry>,
    /// Entities that the table had, sorted by name.
    pub(super) removed: Vec<EntityEntry>,
    /// Why changes were accepted, the oldest first.
    pub(super) reasons: Vec<Reason>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct TableEntry {
    pub(super) name: String,
    pub(super) pk: String,
    pub(super) sk: Option<String>,
    pub(super) type_attribute: Option<String>,
    pub(super) write_token: Option<String>,
    pub(super) ttl: Option<String>,
    /// Sorted.
    pub(super) overlaps: Vec<OverlapEntry>,
    /// Sorted by identifier.
    pub(super) indexes: Vec<IndexEntry>,
}

/// Two entities that share keys.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct OverlapEntry {
    /// Sorted.
    pub(super) entities: [String; 2],
    /// The one that has every key which both could have.
    pub(super) first: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct IndexEntry {
    pub(super) ident: String,
    pub(super) name: String,
    pub(super) local: bool,
    pub(super) pk: Vec<String>,
    pub(super) sk: Vec<String>,
    /// The attributes that it includes are sorted.
    pub(super) projection: OwnedProjection,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EntityEntry {
    pub(super) name: String,
    /// The name of the struct.
    pub(super) ident: String,
    pub(super) key: PrimaryKey,
    /// The attribute that counts writes.
    pub(super) version: Option<String>,
    /// Primary keys that items had before, sorted by name.
    pub(super) formers: Vec<FormerEntry>,
    /// Keys of indexes that they had before, sorted by index and name.
    pub(super) former_indexes: Vec<FormerIndexEntry>,
    /// The values that no two items share, in the order of their declaration.
    pub(super) uniques: Vec<UniqueEntry>,
    /// Sorted by index. The keys of one index are in their own order: the first one that applies counts.
    pub(super) index_keys: Vec<IndexKeyEntry>,
    /// The attributes that serde stores fields under, sorted.
    pub(super) stored: Vec<String>,
    /// The fields of keys that serde does not store as their types under their names, computed parts, and what else decides about
    /// keys, sorted.
    pub(super) fields: Vec<FieldEntry>,
}

/// How serde stores a field of a key, or how a part is computed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct FieldEntry {
    pub(super) name: String,
    /// The attribute. `None` if the field is in the key alone.
    pub(super) attribute: Option<String>,
    /// Further names that it is read under, sorted.
    pub(super) aliases: Vec<String>,
    /// The functions that write and read it in place of its type, as the code has them.
    pub(super) functions: String,
    /// The expression of a computed part, or the type of a field that only conditions and computed parts name, as the code has it.
    /// Empty for other fields, and for all of them in older files.
    pub(super) code: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct UniqueEntry {
    /// The entity whose items stand for the value.
    pub(super) lock: String,
    /// How the item follows from fields, as the code has it.
    pub(super) code: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FormerEntry {
    pub(super) name: String,
    pub(super) key: PrimaryKey,
}

/// A key of an index that items had before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FormerIndexEntry {
    pub(super) separator: char,
    pub(super) key: IndexKeyEntry,
}

/// The primary key of an entity, or one that its items had before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PrimaryKey {
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
    /// The constants that their patterns name, with their values.
    pub(super) constants: Vec<[String; 2]>,
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
pub(super) struct Attribute {
    /// The type of an attribute that is a field. Its one part is called like the attribute.
    pub(super) raw: Option<KeyType>,
    /// The template.
    pub(super) segments: Vec<Segment>,
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

impl PrimaryKey {
    pub(super) fn attributes(&self) -> impl Iterator<Item = &Attribute> {
        std::iter::once(&self.pk).chain(&self.sk)
    }

    pub(super) fn attributes_mut(&mut self) -> impl Iterator<Item = &mut Attribute> {
        std::iter::once(&mut self.pk).chain(&mut self.sk)
    }

    /// Whether the key gives back the whole value of a field.
    pub(super) fn gives_back(&self, field: &str) -> bool {
        let mut parts = self.attributes().flat_map(Attribute::fields);
        parts.any(|(name, part)| name == field && part.is_exact())
    }
}

impl FieldEntry {
    /// A field that serde stores as its type, under its name.
    pub(super) fn usual(name: &str) -> Self {
        let (name, attribute) = (name.to_string(), Some(name.to_string()));
        Self { name, attribute, ..Self::default() }
    }

    /// Whether it is known to be a part that follows from fields in another way than the older field or part.
    pub(super) fn is_computed_otherwise(&self, older: &Self) -> bool {
        let is_computed = self.attribute.is_none() && !self.code.is_empty();
        let is_known = older.attribute.is_some() || !older.code.is_empty();
        is_computed && is_known && self.code != older.code
    }

    /// Whether it is known to have a type that may not read what the older one has stored. Wider integers do.
    pub(super) fn has_other_type(&self, older: &Self) -> bool {
        let wider = bounds(&older.code).zip(bounds(&self.code));
        let is_wider = wider.is_some_and(|(old, new)| new.0 <= old.0 && old.1 <= new.1);
        let is_known = !older.code.is_empty() && !self.code.is_empty();
        is_known && self.code != older.code && !is_wider
    }

    /// The attributes that the field's value is read from. One that is not stored any more is still read.
    pub(super) fn read_from(&self) -> impl Iterator<Item = &str> {
        let own = self.attribute.as_deref().unwrap_or(&self.name);
        std::iter::once(own).chain(self.aliases.iter().map(String::as_str))
    }
}

impl EntityEntry {
    /// How serde stores a field of a key.
    pub(super) fn field(&self, name: &str) -> FieldEntry {
        let known = self.fields.iter().find(|field| field.name == name);
        known.cloned().unwrap_or_else(|| FieldEntry::usual(name))
    }

    /// The name of the field that is stored as an attribute.
    pub(super) fn field_of<'n>(&'n self, attribute: &'n str) -> &'n str {
        let mut fields = self.fields.iter();
        let known = fields.find(|field| field.attribute.as_deref() == Some(attribute));
        known.map_or(attribute, |field| &field.name)
    }

    /// Whether the primary key gives back the whole value of a field, where an item does not have it.
    pub(super) fn gives_back(&self, field: &str) -> bool {
        let FieldEntry { aliases, functions, .. } = self.field(field);
        let is_plain = aliases.is_empty() && functions.is_empty();
        is_plain && self.key.gives_back(field)
    }

    /// Whether items have one of the attributes that another version reads a field from.
    pub(super) fn has_one_of(&self, read: &FieldEntry) -> bool {
        read.read_from().any(|name| self.stored.iter().any(|stored| stored == name))
    }

    /// Every attribute of the entity's present keys.
    pub(super) fn attributes(&self) -> impl Iterator<Item = &Attribute> {
        let of_indexes = self.index_keys.iter().flat_map(|key| key.pk.iter().chain(&key.sk));
        self.key.attributes().chain(of_indexes)
    }

    /// The fields without which an item is not in some index.
    pub(super) fn optional(&self) -> impl Iterator<Item = &String> {
        self.index_keys.iter().flat_map(|key| &key.optional)
    }

    /// The names of the fields of the entity's present keys, as often as they stand there.
    pub(super) fn fields_of_keys(&self) -> impl Iterator<Item = &str> {
        self.attributes().flat_map(|attribute| self.fields_of(attribute))
    }

    fn fields_of<'e>(&'e self, attribute: &'e Attribute) -> impl Iterator<Item = &'e str> {
        let is_raw = attribute.is_raw();
        attribute.fields().map(move |(name, _)| if is_raw { self.field_of(name) } else { name })
    }

    /// Whether the field is in a primary key, a present or a former one.
    pub(super) fn has_in_primary(&self, field: &str) -> bool {
        let formers = self.formers.iter().map(|former| &former.key);
        let attributes = std::iter::once(&self.key).chain(formers).flat_map(PrimaryKey::attributes);
        attributes.flat_map(|attribute| self.fields_of(attribute)).any(|name| name == field)
    }

    /// Whether a key is made from the field, or depends on it.
    pub(super) fn has_field(&self, field: &str) -> bool {
        let recorded = self.fields.iter().map(|field| &*field.name);
        self.has_in_primary(field)
            || self.fields_of_keys().chain(recorded).any(|name| name == field)
    }
}

impl Attribute {
    pub(super) fn raw(attribute: &str, key_type: KeyType, part: PartText) -> Self {
        let part = Segment::Part { field: attribute.to_string(), part };
        Self { raw: Some(key_type), segments: Vec::from([part]) }
    }

    pub(super) fn is_raw(&self) -> bool {
        self.raw.is_some()
    }

    /// The template, or the attribute's name.
    pub(super) fn text(&self) -> String {
        let texts = self.segments.iter().map(|segment| match segment {
            Segment::Literal(literal) => literal.replace('<', "<<"),
            Segment::Part { field, .. } if self.is_raw() => field.clone(),
            Segment::Part { field, part } => {
                let format = part.format.as_str();
                let colon = if format.is_empty() || format == TAIL { "" } else { ":" };
                ["<", field, colon, format, ">"].concat()
            }
        });
        texts.collect()
    }

    /// Returns the fields in order, with the strings that are written of them.
    pub(super) fn fields(&self) -> impl Iterator<Item = (&str, &PartText)> {
        self.segments.iter().filter_map(|segment| match segment {
            Segment::Literal(_) => None,
            Segment::Part { field, part } => Some((field.as_str(), part)),
        })
    }

    /// Returns the literal after a segment.
    pub(super) fn literal_after(&self, at: usize) -> Option<&str> {
        match self.segments.get(at + 1)? {
            Segment::Literal(literal) => Some(literal),
            Segment::Part { .. } => None,
        }
    }

    pub(super) fn key_type(&self) -> KeyType {
        self.raw.unwrap_or(KeyType::S)
    }
}
