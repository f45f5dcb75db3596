//! Tables as constant data: attribute names, indexes with the attributes that they store, and entities.

use super::const_eval::{contains, each, same};
use super::entity::EntitySchema;
use super::key::{KeyAttribute, Role};
use super::source::KeyType;
use super::tenant::{TenantPrefix, TenantSchema};

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
    pub overlaps: &'static [Overlap],
    /// The tenants, if the table declares any.
    pub tenant: Option<&'static TenantSchema>,
}

/// A pair of entities that share keys on purpose, by their names: `overlap(Lock, Digest, first = Digest)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overlap {
    /// The two entities.
    pub entities: [&'static str; 2],
    /// The one that has every key which both could have. `None` if the type attribute tells whose an item is.
    pub first: Option<&'static str>,
}

impl Overlap {
    /// Whether the pair has this entity.
    pub(crate) const fn has(&self, entity: &str) -> bool {
        same(self.entities[0], entity) || same(self.entities[1], entity)
    }
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

    /// Returns how the partition keys of a tenant begin. `None` if the table declares no tenants.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// #[derive(Debug, Entity)]
    /// #[pk("ORG#<org>")]
    /// #[sk("USER#<name>")]
    /// struct User { org: String, name: String }
    ///
    /// #[derive(Debug, Table)]
    /// #[table(name = "saas", pk = "PK", sk = "SK", tenant = org)]
    /// enum Saas { User(User) }
    ///
    /// let prefix = Saas::SCHEMA.tenant_prefix().expect("it declares tenants");
    /// assert_eq!((prefix.literal, prefix.separator), ("ORG#", '#'));
    /// ```
    #[must_use]
    pub const fn tenant_prefix(&self) -> Option<TenantPrefix> {
        match self.first_of_tenants() {
            Some((tenant, entity)) => TenantPrefix::of(entity.pk, tenant.field),
            None => None,
        }
    }

    /// The first entity whose items belong to tenants.
    pub(crate) const fn first_of_tenants(
        &self,
    ) -> Option<(&'static TenantSchema, &'static EntitySchema)> {
        let Some(tenant) = self.tenant else { return None };
        each!(for entity in self.entities {
            if tenant.owns(entity) {
                return Some((tenant, *entity));
            }
        });
        None
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

    /// Returns the positions of the entities that come before this one: a key that one of them could have, too, is not a key of this
    /// entity.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// #[derive(Debug, Entity)]
    /// #[pk("<path>")]
    /// struct Lock { path: String }
    ///
    /// #[derive(Debug, Entity)]
    /// #[pk("<path>-md5")]
    /// struct Digest { path: String }
    ///
    /// #[derive(Debug, Table)]
    /// #[table(name = "locks", pk = "LockID", type_attribute = none)]
    /// #[table(overlap(Lock, Digest, first = Digest))]
    /// enum Locks { Lock(Lock), Digest(Digest) }
    ///
    /// assert!(Locks::SCHEMA.before("Lock").eq([1]));
    /// assert!(Locks::SCHEMA.before("Digest").next().is_none());
    /// ```
    pub fn before(&self, entity: &str) -> impl Iterator<Item = usize> {
        let pairs = self.overlaps.iter().filter(move |pair| pair.has(entity));
        let firsts = pairs.filter_map(|pair| pair.first).filter(move |first| *first != entity);
        firsts.filter_map(|first| self.entities.iter().position(|other| other.name == first))
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

    /// Whether `overlap` lets an item of another entity have a key of this one.
    pub(crate) const fn shares_keys(&self, entity: &str) -> bool {
        each!(for pair in self.overlaps {
            if pair.has(entity) && pair.first.is_none() {
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
