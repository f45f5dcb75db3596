//! Constructs of the AWS CDK, in TypeScript.

use ddb_keys::schema::{IndexSchema, KeyType, TableSchema};
use serde_json::Value;

use super::cloudformation::logical_id;
use crate::definition::projection;

/// Returns a module for the AWS CDK, in TypeScript, with a function that makes the table as a `TableV2`.
///
/// The table is kept when the stack is deleted: that is the default of the CDK. An index with several attributes in its partition key or its
/// sort key needs a version of `aws-cdk-lib` that has `partitionKeys`.
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
/// assert_eq!(export::cdk(Users::SCHEMA), "\
/// import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
/// import { Construct } from 'constructs';
///
/// export function createUsersTable(scope: Construct): dynamodb.TableV2 {
///   return new dynamodb.TableV2(scope, 'Users', {
///     tableName: 'users',
///     partitionKey: { name: 'PK', type: dynamodb.AttributeType.STRING },
///     billing: dynamodb.Billing.onDemand(),
///   });
/// }
/// ");
/// ```
#[must_use]
pub fn cdk(schema: &TableSchema) -> String {
    module(schema, schema.name)
}

/// The module of a table under this name.
pub(crate) fn module(schema: &TableSchema, name: &str) -> String {
    let id = logical_id(name);
    let mut table = Object::default();
    table.set("tableName", text(name));
    table.set("partitionKey", key(schema, schema.pk));
    table.extend("sortKey", schema.sk.map(|name| key(schema, name)));
    table.set("billing", "dynamodb.Billing.onDemand()");
    table.extend("timeToLiveAttribute", schema.ttl_attribute().map(text));
    for (property, local) in [("globalSecondaryIndexes", false), ("localSecondaryIndexes", true)] {
        let indexes = schema.indexes.iter().filter(|index| index.local == local);
        let indexes: Vec<_> = indexes.map(|of| index(schema, of).written(3)).collect();
        if !indexes.is_empty() {
            table.set(property, format!("[\n      {},\n    ]", indexes.join(",\n      ")));
        }
    }
    format!(
        "import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';\n\
         import {{ Construct }} from 'constructs';\n\n\
         export function create{id}Table(scope: Construct): dynamodb.TableV2 {{\n  \
         return new dynamodb.TableV2(scope, {}, {});\n}}\n",
        text(&id),
        table.written(1),
    )
}

fn index(schema: &TableSchema, index: &IndexSchema) -> Object {
    let mut object = Object::default();
    object.set("indexName", text(index.name));
    let mut keys = |one, several, names: &[&str]| match names {
        [] => {}
        [name] => object.set(one, key(schema, name)),
        names => {
            let keys: Vec<_> = names.iter().map(|name| key(schema, name)).collect();
            object.set(several, format!("[{}]", keys.join(", ")));
        }
    };
    // A local index has the partition key of the table, and its `pk` is empty.
    keys("partitionKey", "partitionKeys", index.pk);
    keys("sortKey", "sortKeys", index.sk);
    let (projection, names) = projection(index);
    object.set("projectionType", format!("dynamodb.ProjectionType.{projection}"));
    let list = |names: &[&str]| {
        let names: Vec<_> = names.iter().map(|name| text(name)).collect();
        format!("[{}]", names.join(", "))
    };
    object.extend("nonKeyAttributes", names.map(list));
    object
}

fn key(schema: &TableSchema, name: &str) -> String {
    let key_type = match schema.key_type(name) {
        KeyType::S => "STRING",
        KeyType::N => "NUMBER",
        KeyType::B => "BINARY",
    };
    format!("{{ name: {}, type: dynamodb.AttributeType.{key_type} }}", text(name))
}

/// An object literal, each property on a line of its own.
#[derive(Default)]
struct Object(Vec<(&'static str, String)>);

impl Object {
    fn set(&mut self, property: &'static str, value: impl Into<String>) {
        self.0.push((property, value.into()));
    }

    fn extend(&mut self, property: &'static str, value: Option<String>) {
        self.0.extend(value.map(|value| (property, value)));
    }

    /// The text, its last line indented by this depth.
    fn written(&self, depth: usize) -> String {
        let indent = "  ".repeat(depth);
        let lines = self.0.iter().map(|(name, value)| format!("{indent}  {name}: {value},"));
        format!("{{\n{}\n{indent}}}", lines.collect::<Vec<_>>().join("\n"))
    }
}

/// A string in single quotes.
fn text(text: &str) -> String {
    let json = Value::from(text).to_string();
    let inner = json[1..json.len() - 1].replace("\\\"", "\"").replace('\'', "\\'");
    format!("'{inner}'")
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn a_string_is_one_of_typescript() {
        let strings = ["a", "it's", "a\"b", "\\", "a\nb", "${x}"].map(text);
        assert_eq!(strings, ["'a'", r"'it\'s'", "'a\"b'", r"'\\'", r"'a\nb'", "'${x}'"]);
    }
}
