//! The definition of a table, as DynamoDB's API and CloudFormation write it.

use ddb_keys::schema::{IndexSchema, KeyType, Projection, TableSchema};
use serde_json::{Value, json};

/// What an index stores: a [`Projection`] of a file that was read, which owns its names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OwnedProjection {
    All,
    KeysOnly,
    Include(Vec<String>),
}

/// The request that creates a table under this name.
pub(crate) fn table(schema: &TableSchema, name: &str) -> Value {
    let mut table = json!({
        "TableName": name,
        "BillingMode": "PAY_PER_REQUEST",
        "AttributeDefinitions": attributes(schema, schema.key_names()),
        "KeySchema": key(&[schema.pk], schema.sk.as_slice()),
    });
    for (name, local) in [("GlobalSecondaryIndexes", false), ("LocalSecondaryIndexes", true)] {
        let indexes = schema.indexes.iter().filter(|index| index.local == local);
        let indexes: Vec<Value> = indexes.map(|of| index(schema, of)).collect();
        if !indexes.is_empty() {
            table[name] = indexes.into();
        }
    }
    table
}

/// An index of a table.
pub(crate) fn index(schema: &TableSchema, index: &IndexSchema) -> Value {
    let pk = if index.local { &[schema.pk] } else { index.pk };
    json!({
        "IndexName": index.name,
        "KeySchema": key(pk, index.sk),
        "Projection": projected(index),
    })
}

/// What an index stores.
pub(crate) fn projected(index: &IndexSchema) -> Value {
    match projection(index) {
        (kind, None) => json!({ "ProjectionType": kind }),
        (kind, Some(names)) => json!({ "ProjectionType": kind, "NonKeyAttributes": names }),
    }
}

/// The word for what an index stores, and the attributes that it names.
pub(crate) fn projection(index: &IndexSchema) -> (&'static str, Option<&'static [&'static str]>) {
    match index.projection {
        Projection::All => ("ALL", None),
        Projection::KeysOnly => ("KEYS_ONLY", None),
        Projection::Include(names) => ("INCLUDE", Some(names)),
    }
}

/// How the items of a table expire, if an entity says so.
pub(crate) fn time_to_live(schema: &TableSchema) -> Option<Value> {
    schema.ttl_attribute().map(|name| json!({ "AttributeName": name, "Enabled": true }))
}

/// Key attributes with their types.
pub(crate) fn attributes(schema: &TableSchema, names: impl Iterator<Item = &'static str>) -> Value {
    names.map(|name| attribute(name, schema.key_type(name))).collect()
}

/// An attribute with its type.
pub(crate) fn attribute(name: &str, key_type: KeyType) -> Value {
    json!({ "AttributeName": name, "AttributeType": type_name(key_type) })
}

/// The letter of a type.
pub(crate) fn type_name(key_type: KeyType) -> &'static str {
    match key_type {
        KeyType::S => "S",
        KeyType::N => "N",
        KeyType::B => "B",
    }
}

fn key(pk: &[&str], sk: &[&str]) -> Value {
    let element = |name: &&str, key_type| json!({ "AttributeName": name, "KeyType": key_type });
    let pk = pk.iter().map(|name| element(name, "HASH"));
    pk.chain(sk.iter().map(|name| element(name, "RANGE"))).collect()
}
