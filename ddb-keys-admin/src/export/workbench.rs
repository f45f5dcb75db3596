//! Data models of `NoSQL` Workbench.

use ddb_keys::schema::{
    EntitySchema, IndexSchema, KeyAttribute, KeyType, Segment, Source, TableSchema,
};
use serde_json::{Map, Value, json};

use crate::chart::{SampleAttribute, sample_item};
use crate::definition::{attribute, projected, type_name};

/// Returns a table as a data model of `NoSQL` Workbench, in JSON: a facet for each entity, whose aliases are the templates of its keys
/// without formats, with a sample item.
///
/// The attributes are those of keys and the fields that they are made from; a schema does not know the types of others.
/// [`left_out_of_workbench`] names what else the model has no place for.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::export;
///
/// #[derive(Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String }
///
/// #[derive(Table)]
/// #[table(name = "users", pk = "PK")]
/// enum Users { User(User) }
///
/// let model = export::workbench(Users::SCHEMA);
/// assert!(model.contains(r#""PartitionKeyAlias": "USER#name""#));
/// ```
#[must_use]
pub fn workbench(schema: &TableSchema) -> String {
    format!("{:#}\n", model(schema, schema.name))
}

/// Returns what a data model of `NoSQL` Workbench leaves out of a table, one sentence each.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Entity)]
/// # #[entity(ttl = expires)]
/// # #[pk("USER#<name>")]
/// # struct User { name: String, expires: u64 }
/// # #[derive(Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// let left_out = ddb_keys_admin::export::left_out_of_workbench(Users::SCHEMA);
/// assert_eq!(left_out[0], "fields that no key is made from, and the formats of placeholders");
/// assert_eq!(left_out[1], "the attribute by which items expire: `expires`");
/// ```
#[must_use]
pub fn left_out_of_workbench(schema: &TableSchema) -> Vec<String> {
    let fields = String::from("fields that no key is made from, and the formats of placeholders");
    let expiry = schema.ttl_attribute();
    let expiry = expiry.map(|name| format!("the attribute by which items expire: `{name}`"));
    let indexes = schema.indexes.iter().filter(|index| !is_plain(index)).map(|index| {
        let kind = if index.local { "local" } else { "multi-attribute" };
        format!("the {kind} index `{}`", index.name)
    });
    std::iter::once(fields).chain(expiry).chain(indexes).collect()
}

/// The model of a table under this name.
pub(crate) fn model(schema: &TableSchema, name: &str) -> Value {
    let entities = schema.entities.iter().filter(|entity| !entity.broken);
    let facets: Vec<Facet> = entities.map(|entity| Facet::of(schema, entity)).collect();
    let mut others: Vec<SampleAttribute> = Vec::new();
    for attribute in facets.iter().flat_map(|facet| &facet.others) {
        if others.iter().all(|(known, ..)| *known != attribute.0) {
            others.push(attribute.clone());
        }
    }
    let others = others.iter().map(|(name, key_type, _)| attribute(name, *key_type));
    let indexes = schema.indexes.iter().filter(|index| is_plain(index));
    let no_access = json!({ "MySql": {} });
    let table = json!({
        "TableName": name,
        "KeyAttributes": keys(schema, schema.pk, schema.sk),
        "NonKeyAttributes": others.collect::<Value>(),
        "TableFacets": facets.iter().map(Facet::json).collect::<Value>(),
        "GlobalSecondaryIndexes": indexes.map(|of| index(schema, of)).collect::<Value>(),
        "TableData": [],
        "DataAccess": no_access,
        "BillingMode": "PAY_PER_REQUEST",
    });
    json!({
        "ModelName": name,
        "ModelMetadata": {
            "Author": "", "Description": "", "AWSService": "Amazon DynamoDB", "Version": "3.0",
        },
        "DataModel": [table],
    })
}

/// An entity of the model.
struct Facet {
    name: &'static str,
    aliases: Map<String, Value>,
    /// The attributes of the sample besides the primary key.
    others: Vec<SampleAttribute>,
    /// The sample, if there is one.
    rows: Vec<Value>,
}

impl Facet {
    fn of(schema: &TableSchema, entity: &EntitySchema) -> Self {
        let mut aliases = Map::from_iter([("PartitionKeyAlias".into(), alias(entity.pk).into())]);
        aliases.extend(entity.sk.map(|sk| ("SortKeyAlias".into(), alias(sk).into())));
        let sample = sample_item(schema, entity);
        let of_type = schema.type_attribute.map(|name| (name, KeyType::S, entity.name.to_string()));
        let sample = sample.map(|item| item.into_iter().chain(of_type).collect::<Vec<_>>());
        let value = |(name, key_type, text): &SampleAttribute| {
            (name.to_string(), Value::from_iter([(type_name(*key_type), text.as_str())]))
        };
        let rows = sample.iter().map(|item| item.iter().map(value).collect()).collect();
        let is_other =
            |(name, ..): &SampleAttribute| *name != schema.pk && Some(*name) != schema.sk;
        let others = sample.into_iter().flatten().filter(is_other).collect();
        Self { name: entity.name, aliases, others, rows }
    }

    fn json(&self) -> Value {
        let others: Value = self.others.iter().map(|(name, ..)| *name).collect();
        json!({
            "FacetName": self.name,
            "KeyAttributeAlias": self.aliases,
            "TableData": self.rows,
            "NonKeyAttributes": others,
            "DataAccess": { "MySql": {} },
        })
    }
}

/// A key as Workbench shows it: `ORDER#number` for `ORDER#<number:08>`.
fn alias(key: &KeyAttribute) -> String {
    match key.source {
        Source::Raw { attribute, .. } => attribute.to_string(),
        Source::Template { segments, .. } => segments
            .iter()
            .map(|segment| match segment {
                Segment::Literal(literal) => literal,
                Segment::Part(part) => part.field,
            })
            .collect(),
    }
}

/// Whether the model has a place for an index.
fn is_plain(index: &IndexSchema) -> bool {
    !index.local && index.pk.len() == 1 && index.sk.len() < 2
}

fn index(schema: &TableSchema, index: &IndexSchema) -> Value {
    let pk = index.pk.first().copied().unwrap_or_default();
    json!({
        "IndexName": index.name,
        "KeyAttributes": keys(schema, pk, index.sk.first().copied()),
        "Projection": projected(index),
    })
}

fn keys(schema: &TableSchema, pk: &str, sk: Option<&str>) -> Value {
    let of = |name| attribute(name, schema.key_type(name));
    match sk {
        None => json!({ "PartitionKey": of(pk) }),
        Some(sk) => json!({ "PartitionKey": of(pk), "SortKey": of(sk) }),
    }
}
