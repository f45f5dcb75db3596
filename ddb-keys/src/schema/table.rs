//! Tables as constant data: attribute names, indexes and entities.

use super::const_str::same;
use super::each::each;
use super::entity::EntitySchema;
use super::index::IndexSchema;
use super::key::{KeyAttribute, KeyType, Role};

/// A table: its name, the names of its key attributes, its indexes and its entities.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableSchema {
    /// The name of the table in DynamoDB. A client may use another one.
    pub name: &'static str,
    /// The attribute that is the partition key.
    pub pk: &'static str,
    /// The attribute that is the sort key.
    pub sk: Option<&'static str>,
    /// The attribute with the entity's name, if the table has one.
    pub type_attribute: Option<&'static str>,
    /// The attribute with a token of the last write, if the table has one.
    pub write_token: Option<&'static str>,
    /// The indexes, in the order they were declared.
    pub indexes: &'static [IndexSchema],
    /// The entities, in the order of the enum's variants.
    pub entities: &'static [&'static EntitySchema],
    /// Pairs of entities that share keys on purpose.
    pub overlaps: &'static [(&'static str, &'static str)],
}

impl TableSchema {
    /// Returns the index that entities know by this identifier.
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
    /// assert_eq!(Users::SCHEMA.index("ByTeam").map(|index| index.name), Some("by-team"));
    /// ```
    #[must_use]
    pub const fn index(&self, ident: &str) -> Option<&'static IndexSchema> {
        each!(for index in self.indexes {
            if same(index.ident, ident) {
                return Some(index);
            }
        });
        None
    }

    /// Returns the name that the table gives to an attribute of its key or of an index's.
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
    /// assert_eq!(Users::SCHEMA.attribute_at(&User::SCHEMA.pk), Some("PK"));
    /// ```
    #[must_use]
    pub const fn attribute_at(&self, key: &KeyAttribute) -> Option<&'static str> {
        match key.index {
            None => self.attribute_in(None, key),
            Some(ident) => match self.index(ident) {
                None => None,
                index => self.attribute_in(index, key),
            },
        }
    }

    /// The name of a key's attribute in the table or in one of its indexes.
    pub(crate) const fn attribute_in(
        &self,
        index: Option<&IndexSchema>,
        key: &KeyAttribute,
    ) -> Option<&'static str> {
        let names = match (index, key.role) {
            (None | Some(IndexSchema { local: true, .. }), Role::Partition) => {
                return Some(self.pk);
            }
            (None, Role::Sort) => return self.sk,
            (Some(index), Role::Partition) => index.pk,
            (Some(index), Role::Sort) => index.sk,
        };
        if key.position < names.len() { Some(names[key.position]) } else { None }
    }

    /// Returns the attribute with the expiry time of items, if an entity of the table names one.
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
    /// assert_eq!(Users::SCHEMA.ttl_attribute(), None);
    /// ```
    #[must_use]
    pub fn ttl_attribute(&self) -> Option<&'static str> {
        self.entities.iter().find_map(|entity| entity.ttl).map(|field| field.attribute)
    }

    /// Returns the names of all key attributes, each once: those of the table, then those of the indexes.
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
    /// assert!(Users::SCHEMA.key_names().eq(["PK", "GPK", "GSK"]));
    /// ```
    pub fn key_names(&self) -> impl Iterator<Item = &'static str> + use<'_> {
        let of_indexes =
            self.indexes.iter().flat_map(|index| index.pk.iter().chain(index.sk).copied());
        let all = core::iter::once(self.pk).chain(self.sk).chain(of_indexes);
        all.clone()
            .enumerate()
            .filter(move |(at, name)| !all.clone().take(*at).any(|other| other == *name))
            .map(|(_, name)| name)
    }

    /// Returns the type of a key attribute, as the entities write it: a string if no entity does.
    ///
    /// ```
    /// use ddb_keys::schema::KeyType;
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # #[sk(number)]
    /// # struct User { name: String, number: u32 }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK", sk = "number")]
    /// # enum Users { User(User) }
    ///
    /// let types = Users::SCHEMA.key_names().map(|name| Users::SCHEMA.key_type(name));
    /// assert!(types.eq([KeyType::S, KeyType::N]));
    /// ```
    #[must_use]
    pub fn key_type(&self, attribute: &str) -> KeyType {
        let mut keys = self.entities.iter().flat_map(|entity| entity.key_attributes());
        keys.find(|key| self.attribute_at(key) == Some(attribute))
            .map_or(KeyType::S, KeyAttribute::key_type)
    }
}

#[cfg(feature = "aws-sdk")]
impl TableSchema {
    /// Whether an index of the table stores an attribute: one of its own key, of the table's, or one
    /// that it projects.
    pub(crate) fn projects(&self, index: &IndexSchema, attribute: &str) -> bool {
        index.stores(attribute) || self.pk == attribute || self.sk == Some(attribute)
    }

    /// Whether `overlap` lets an entity share keys with another one.
    pub(crate) const fn shares_keys(&self, entity: &str) -> bool {
        each!(for pair in self.overlaps {
            let (first, second) = *pair;
            if same(first, entity) || same(second, entity) {
                return true;
            }
        });
        false
    }

    /// Whether the table adds this attribute to its items, unless it is a field of theirs: a key of
    /// the table or of an index, the type attribute, or the write token.
    pub(crate) fn adds(&self, attribute: &str) -> bool {
        let is = |name: &&str| *name == attribute;
        is(&self.pk)
            || self.sk.as_ref().is_some_and(is)
            || self.type_attribute.as_ref().is_some_and(is)
            || self.write_token.as_ref().is_some_and(is)
            || self.indexes.iter().any(|index| index.pk.iter().any(is) || index.sk.iter().any(is))
    }
}
