//! Indexes of tables as constant data, and the attributes that they store.

use super::const_str::{contains, same};
use super::each::each;
use super::entity::EntitySchema;

/// An index of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IndexSchema {
    /// The identifier that entities use.
    pub ident: &'static str,
    /// The name of the index in DynamoDB.
    pub name: &'static str,
    /// Whether the index shares the table's partition key.
    pub local: bool,
    /// The attributes of the partition key, one to four.
    pub pk: &'static [&'static str],
    /// The attributes of the sort key, zero to four.
    pub sk: &'static [&'static str],
    /// The attributes that the index stores, besides the keys.
    pub projection: Projection,
}

/// The attributes that an index stores, besides the keys of the table and the index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Projection {
    /// Every attribute.
    All,
    /// No further attributes.
    KeysOnly,
    /// Some attributes.
    Include(&'static [&'static str]),
}

impl IndexSchema {
    /// Returns the first attribute of an entity that a read through this index does not find, or `None` if
    /// the index has the whole entity.
    ///
    /// An index always stores its own key attributes and those of the table. A template of the
    /// primary key gives back the fields in it. A template of an index key does not count, because
    /// items are read without it. The names of flattened fields (`#[serde(flatten)]`) are unknown here,
    /// so they are found only if everything is projected: see [`has_whole`](Self::has_whole).
    pub(crate) const fn missing_from(&self, entity: &EntitySchema) -> Option<&'static str> {
        match self.next_missing(entity, 0) {
            Some(at) => Some(entity.fields[at].attribute),
            None => None,
        }
    }

    /// Returns whether a read through this index finds every field of an entity.
    pub(crate) const fn has_whole(&self, entity: &EntitySchema) -> bool {
        self.missing_from(entity).is_none()
            && (!entity.flattened || matches!(self.projection, Projection::All))
    }

    /// Returns the attributes of an entity that a read through this index does not find.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn all_missing_from(
        &self,
        entity: &'static EntitySchema,
    ) -> impl Iterator<Item = &'static str> {
        let fields = entity.fields.iter().enumerate();
        fields.filter(|(at, _)| self.lacks(entity, *at)).map(|(_, field)| field.attribute)
    }

    /// Returns how many fields of an entity with a key in this index it lacks, up to three, and the numbers of the
    /// first two. What is flattened counts as a field with the number `usize::MAX`.
    #[cfg(feature = "aws-sdk")]
    pub(crate) const fn lacking(&self, entity: &EntitySchema) -> (usize, [usize; 2]) {
        let (mut count, mut fields) = (0, [usize::MAX; 2]);
        if entity.broken || !self.has_key_of(entity) {
            return (count, fields);
        }
        let mut from = 0;
        while let Some(at) = self.next_missing(entity, from) {
            if count < fields.len() {
                fields[count] = at;
            }
            count += 1;
            from = at + 1;
        }
        if entity.flattened && !matches!(self.projection, Projection::All) {
            count += 1;
        }
        if count > fields.len() {
            count = fields.len() + 1;
        }
        (count, fields)
    }

    /// Whether an entity names this index.
    pub(crate) const fn has_key_of(&self, entity: &EntitySchema) -> bool {
        each!(for key in entity.indexes {
            if same(key.index, self.ident) {
                return true;
            }
        });
        false
    }

    const fn next_missing(&self, entity: &EntitySchema, from: usize) -> Option<usize> {
        let mut at = from;
        while at < entity.fields.len() {
            if self.lacks(entity, at) {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// Returns whether the index stores an attribute that is not of the table's key.
    pub(crate) const fn stores(&self, attribute: &str) -> bool {
        let is_projected = match self.projection {
            Projection::All => true,
            Projection::KeysOnly => false,
            Projection::Include(names) => contains(names, attribute),
        };
        is_projected || contains(self.pk, attribute) || contains(self.sk, attribute)
    }

    const fn lacks(&self, entity: &EntitySchema, at: usize) -> bool {
        let field = entity.fields[at];
        !self.stores(field.attribute)
            && !entity.pk.keeps(field.name)
            && !matches!(entity.sk, Some(sk) if sk.keeps(field.name))
    }
}
