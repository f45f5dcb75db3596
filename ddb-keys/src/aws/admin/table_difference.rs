//! Differences between a table in DynamoDB and its schema.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use aws_sdk_dynamodb::types::{
    self, KeySchemaElement, KeyType, ProjectionType, ScalarAttributeType, TableDescription,
};

use crate::schema::{IndexSchema, Projection, TableSchema};

/// A difference between a table in DynamoDB and its schema.
///
/// Keys read as `PK (S) | SK (S)`, projections as `INCLUDE map, people`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TableDifference {
    /// The table's key has other attributes, or attributes of another type.
    Key {
        /// The key in the schema.
        expected: String,
        /// The key that the table has.
        found: String,
    },
    /// The table has no such index.
    MissingIndex {
        /// The index, by its name in DynamoDB.
        index: &'static str,
    },
    /// The index is global but local in the schema, or the other way round.
    IndexKind {
        /// The index, by its name in DynamoDB.
        index: &'static str,
        /// Whether it is local in the schema.
        local: bool,
    },
    /// The index's key has other attributes, or attributes of another type.
    IndexKey {
        /// The index, by its name in DynamoDB.
        index: &'static str,
        /// The key in the schema.
        expected: String,
        /// The key that the index has.
        found: String,
    },
    /// The index stores other attributes of each item.
    IndexProjection {
        /// The index, by its name in DynamoDB.
        index: &'static str,
        /// The value in the schema.
        expected: String,
        /// The projection of the index.
        found: String,
    },
    /// Items expire by another attribute, or expiry is being disabled.
    Ttl {
        /// The attribute in the schema.
        expected: &'static str,
        /// The attribute that is enabled, or `None` while DynamoDB disables expiry.
        found: Option<String>,
    },
    /// Items do not expire. `ensure_table` enables it.
    NoTtl {
        /// The attribute in the schema.
        expected: &'static str,
    },
}

impl fmt::Display for TableDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key { expected, found } => write!(f, "its key is {found}, not {expected}"),
            Self::MissingIndex { index } => write!(f, "it has no index `{index}`"),
            Self::IndexKind { index, local } => {
                let (found, expected) =
                    if *local { ("global", "local") } else { ("local", "global") };
                write!(f, "its index `{index}` is {found}, not {expected}")
            }
            Self::IndexKey { index, expected, found } => {
                write!(f, "the key of its index `{index}` is {found}, not {expected}")
            }
            Self::IndexProjection { index, expected, found } => {
                write!(f, "its index `{index}` projects {found}, not {expected}")
            }
            Self::Ttl { expected, found: Some(found) } => {
                write!(f, "its items expire by `{found}`, not `{expected}`")
            }
            Self::Ttl { expected, found: None } => {
                write!(f, "its items should expire by `{expected}`, but expiry is being disabled")
            }
            Self::NoTtl { expected } => {
                write!(f, "its items should expire by `{expected}`, but expiry is off")
            }
        }
    }
}

/// Every difference, the table's own first.
pub(in crate::aws) fn differences(
    schema: &'static TableSchema,
    table: &TableDescription,
) -> Vec<TableDifference> {
    let expected = expected_key(schema, &[schema.pk], schema.sk.as_slice());
    let found = found_key(table, table.key_schema());
    let key = (expected != found).then_some(TableDifference::Key { expected, found });
    let indexes = schema.indexes.iter().flat_map(|index| of_index(schema, index, table));
    key.into_iter().chain(indexes).collect()
}

/// An index as DynamoDB describes it.
struct Found<'t> {
    local: bool,
    key: &'t [KeySchemaElement],
    projection: Option<&'t types::Projection>,
}

fn find<'t>(table: &'t TableDescription, name: &str) -> Option<Found<'t>> {
    let global = table.global_secondary_indexes().iter().map(|index| {
        let (key, projection) = (index.key_schema(), index.projection());
        (index.index_name(), Found { local: false, key, projection })
    });
    let local = table.local_secondary_indexes().iter().map(|index| {
        let (key, projection) = (index.key_schema(), index.projection());
        (index.index_name(), Found { local: true, key, projection })
    });
    global.chain(local).find(|(of, _)| *of == Some(name)).map(|(_, found)| found)
}

fn of_index(
    schema: &'static TableSchema,
    index: &'static IndexSchema,
    table: &TableDescription,
) -> Vec<TableDifference> {
    let name = index.name;
    let Some(found) = find(table, name) else {
        return Vec::from([TableDifference::MissingIndex { index: name }]);
    };
    let mut differences = Vec::new();
    if found.local != index.local {
        differences.push(TableDifference::IndexKind { index: name, local: index.local });
    }
    let pk = if index.local { &[schema.pk] } else { index.pk };
    let (expected, key) = (expected_key(schema, pk, index.sk), found_key(table, found.key));
    if expected != key {
        differences.push(TableDifference::IndexKey { index: name, expected, found: key });
    }
    let (expected, found) =
        (expected_projection(index.projection), found_projection(found.projection));
    if expected != found {
        differences.push(TableDifference::IndexProjection { index: name, expected, found });
    }
    differences
}

fn expected_key(schema: &TableSchema, pk: &[&str], sk: &[&str]) -> String {
    let typed = |name: &&str| typed(name, &ScalarAttributeType::from(schema.key_type(name)));
    shown(pk.iter().map(typed).collect(), sk.iter().map(typed).collect())
}

fn found_key(table: &TableDescription, key: &[KeySchemaElement]) -> String {
    let type_of = |name: &str| {
        let mut definitions = table.attribute_definitions().iter();
        definitions.find(|definition| definition.attribute_name == name)
    };
    let attributes = |key_type: KeyType| {
        let elements = key.iter().filter(|element| element.key_type == key_type);
        let typed = elements.map(|element| match type_of(&element.attribute_name) {
            Some(definition) => typed(&element.attribute_name, &definition.attribute_type),
            None => element.attribute_name.clone(),
        });
        typed.collect::<Vec<_>>()
    };
    shown(attributes(KeyType::Hash), attributes(KeyType::Range))
}

fn typed(name: &str, attribute_type: &ScalarAttributeType) -> String {
    alloc::format!("{name} ({})", attribute_type.as_str())
}

fn shown(pk: Vec<String>, sk: Vec<String>) -> String {
    let keys = [pk, sk].map(|attributes| attributes.join(", "));
    keys.iter().filter(|key| !key.is_empty()).cloned().collect::<Vec<_>>().join(" | ")
}

fn expected_projection(projection: Projection) -> String {
    match projection {
        Projection::All => ProjectionType::All.as_str().into(),
        Projection::KeysOnly => ProjectionType::KeysOnly.as_str().into(),
        Projection::Include(names) => included(names.iter().map(|name| String::from(*name))),
    }
}

fn found_projection(projection: Option<&types::Projection>) -> String {
    let Some(projection) = projection else { return String::from("nothing") };
    match projection.projection_type() {
        Some(ProjectionType::Include) => included(projection.non_key_attributes().iter().cloned()),
        Some(other) => other.as_str().into(),
        None => String::from("nothing"),
    }
}

/// Returns the names sorted, because their order has no meaning.
fn included(names: impl Iterator<Item = String>) -> String {
    let mut names: Vec<_> = names.collect();
    names.sort();
    alloc::format!("{} {}", ProjectionType::Include.as_str(), names.join(", "))
}
