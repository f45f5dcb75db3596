//! Templates of AWS CloudFormation.

use ddb_keys::schema::TableSchema;
use serde_json::{Value, json};

use crate::definition;

/// Returns a table as a template of AWS CloudFormation, in JSON.
///
/// The table is kept when the stack is deleted or when an update replaces it, which a change of its key or its local indexes does.
/// CloudFormation creates or deletes one global index per update.
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
/// let template = export::cloudformation(Users::SCHEMA);
/// assert!(template.contains(r#""Type": "AWS::DynamoDB::Table""#));
/// ```
#[must_use]
pub fn cloudformation(schema: &TableSchema) -> String {
    format!("{:#}\n", template(schema, schema.name))
}

/// A template with the table under this name.
pub(crate) fn template(schema: &TableSchema, name: &str) -> Value {
    let mut properties = definition::table(schema, name);
    if let Some(expiry) = definition::time_to_live(schema) {
        properties["TimeToLiveSpecification"] = expiry;
    }
    let resource = json!({
        "Type": "AWS::DynamoDB::Table",
        "DeletionPolicy": "Retain",
        "UpdateReplacePolicy": "Retain",
        "Properties": properties,
    });
    let resources = Value::from_iter([(logical_id(name), resource)]);
    json!({ "AWSTemplateFormatVersion": "2010-09-09", "Resources": resources })
}

/// The table's name as a logical identifier, which has letters and digits alone: `battle-royale` → `BattleRoyale`.
pub(super) fn logical_id(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_ascii_alphanumeric());
    let id: String = words.map(capitalized).collect();
    if id.is_empty() { String::from("Table") } else { id }
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at_checked(1).unwrap_or_default();
    first.to_ascii_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::logical_id;

    #[test]
    fn a_logical_identifier_has_letters_and_digits_alone() {
        let ids = ["battle-royale", "a.b_C", "7", "_", "Ärger"].map(logical_id);
        assert_eq!(ids, ["BattleRoyale", "ABC", "7", "Table", "Rger"]);
    }
}
