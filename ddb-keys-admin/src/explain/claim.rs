//! An entity that claims a key, and what the key says of its item.

use ddb_keys::schema::{EntitySchema, IndexKeySchema, IndexSchema, KeyAttribute, TableSchema};
use ddb_keys::table::KeyMatch;
use serde::Serialize;

use super::stored_key::{Primary, StoredKey};
use super::value::{literal, value};
use crate::query::{Literals, conditions, function, parts, query};

/// An entity that claims a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Claim {
    /// The entity's name.
    pub entity: &'static str,
    /// The name of the former key that it is, such as `V1`. `None` for the present key.
    pub former: Option<&'static str>,
    /// The partition key, then the sort key if the table has one.
    pub key: Vec<ExplainedAttribute>,
    /// The query that finds the item, in Rust. A field whose value has no literal stands for itself. A newtype is given by the value
    /// that it wraps. `None` for a former key, which `get(…).or_former()` finds.
    pub query: Option<String>,
    /// The query for everything in the partition, in Rust. `None` for a former key.
    pub partition: Option<String>,
    /// The entities with the same partition key, so that their items can lie in the partition: this one and others.
    pub neighbors: Vec<&'static str>,
    /// The indexes that the item is in, or can be in.
    pub indexes: Vec<ExplainedIndex>,
}

/// An attribute of a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ExplainedAttribute {
    /// The attribute's name in the table.
    pub name: &'static str,
    /// The template, or the name of the field that is the attribute.
    pub template: &'static str,
    /// The values in it, from left to right.
    pub parts: Vec<ExplainedPart>,
}

/// A value in a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ExplainedPart {
    /// The field.
    pub field: &'static str,
    /// The kind of the value, such as `text`, `u32` or `instant`. A newtype has the kind of what it wraps.
    pub kind: &'static str,
    /// The format, such as `08`. Empty for the plain text.
    pub format: &'static str,
    /// The text in the key.
    pub text: String,
    /// The value: the text, or the integer that a format has written as the text.
    pub value: String,
}

/// An index that an item is in, or can be in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ExplainedIndex {
    /// The name of the index in DynamoDB.
    pub index: &'static str,
    /// The name of the former key that older items may still have there, such as `GroupV1`. `None` for the present key.
    pub former: Option<&'static str>,
    /// What has to be true of the item, such as ``"`state` is set"``. Empty if every item of the entity is in the index.
    pub conditions: Vec<String>,
    /// The templates of the partition key.
    pub pk: Vec<&'static str>,
    /// The templates of the sort key.
    pub sk: Vec<&'static str>,
    /// The query that finds the item in the index, in Rust. `None` for an index with the table's own key the other way round that
    /// the entity does not name: its items are there, but no query of its own finds them.
    pub query: Option<String>,
}

impl Claim {
    /// What a key says of an item of an entity, if the entity claims the key.
    pub(super) fn of(
        stored: StoredKey<'_>,
        entity: &'static EntitySchema,
        found: KeyMatch,
    ) -> Option<Self> {
        let has_shape =
            |former: &Primary| former.attributes().all(|key| key.split(stored.text(key)).is_ok());
        let primary = match found {
            KeyMatch::Present => Primary::present(entity),
            KeyMatch::Former => Primary::formers(entity).find(has_shape)?,
            KeyMatch::Other(_) => return None,
        };
        let table = stored.table;
        let key = primary.attributes();
        let key = key.map(|key| ExplainedAttribute::of(table, key, stored.text(key)));
        let key: Vec<ExplainedAttribute> = key.collect();
        let literals = literals(&key);
        let is_present = primary.former.is_none();
        let of = |verb, parts| {
            let keys = primary.attributes().take(parts);
            is_present.then(|| query(entity.ident, &function(verb, None), keys, &literals))
        };
        let neighbors = table.entities.iter().filter(|of| of.pk.source == entity.pk.source);
        let indexes = table.indexes.iter();
        Some(Self {
            entity: entity.name,
            former: primary.former,
            query: of("query", 2),
            partition: of("collection", 1),
            neighbors: neighbors.filter(|_| is_present).map(|entity| entity.name).collect(),
            indexes: indexes
                .flat_map(|of| ExplainedIndex::all(table, entity, of, &literals))
                .collect(),
            key,
        })
    }
}

/// The values that Rust has literals for. A value that is truncated or folded in one attribute may be whole in another.
pub(super) fn literals(key: &[ExplainedAttribute]) -> Literals {
    let parts = key.iter().flat_map(|attribute| &attribute.parts);
    let literals = parts.filter_map(|part| Some((part.field, literal(part.kind, &part.value)?)));
    literals.collect()
}

impl ExplainedAttribute {
    pub(super) fn of(table: &TableSchema, key: &'static KeyAttribute, text: &str) -> Self {
        let texts = key.split(text).unwrap_or_default();
        let parts = parts(key).into_iter().zip(texts).map(|((segment, field, kind), text)| {
            let format = key.format(segment);
            let (text, value) = (text.to_string(), value(kind, format, text));
            ExplainedPart { field, kind, format, text, value }
        });
        Self {
            name: table.attribute_at(key).unwrap_or_default(),
            template: key.text(),
            parts: parts.collect(),
        }
    }
}

impl ExplainedIndex {
    /// The keys of an entity in an index, present and former.
    fn all(
        table: &TableSchema,
        entity: &EntitySchema,
        index: &IndexSchema,
        literals: &Literals,
    ) -> Vec<Self> {
        let of_index = |key: &&'static IndexKeySchema| key.index == index.ident;
        let explained = |key| Self::of(entity, key, index, literals);
        let present = entity.indexes.iter().filter(of_index).map(explained);
        let formers = entity.former_indexes.iter().filter(of_index);
        let formers = formers.map(|key| Self { former: Some(key.name), ..explained(key) });
        let mut all: Vec<Self> = present.chain(formers).collect();
        if all.is_empty() {
            all.extend(Self::inverted(table, entity, index));
        }
        all
    }

    fn of(
        entity: &EntitySchema,
        key: &'static IndexKeySchema,
        index: &IndexSchema,
        literals: &Literals,
    ) -> Self {
        let (pk, sk) = (key.pk.iter().copied(), key.sk.iter().copied());
        Self {
            index: index.name,
            former: None,
            conditions: conditions(key),
            pk: pk.clone().map(KeyAttribute::text).collect(),
            sk: sk.clone().map(KeyAttribute::text).collect(),
            query: Some(query(
                entity.ident,
                &function("query", Some(key.name)),
                pk.chain(sk),
                literals,
            )),
        }
    }

    /// An index that has every item of the table by its inverted key, also of entities that do not name it.
    fn inverted(table: &TableSchema, entity: &EntitySchema, index: &IndexSchema) -> Option<Self> {
        let is_inverted = index.pk == table.sk.as_slice() && index.sk == [table.pk];
        let sk = entity.sk.filter(|_| is_inverted)?;
        let (index, conditions, query) = (index.name, Vec::new(), None);
        Some(Self {
            index,
            former: None,
            conditions,
            pk: Vec::from([sk.text()]),
            sk: Vec::from([entity.pk.text()]),
            query,
        })
    }
}
