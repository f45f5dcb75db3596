//! A line of JSON as an item.

use aws_sdk_dynamodb::types::AttributeValue;
use serde_json::{Map, Value};

use ddb_keys::aws::Item;

/// The content of a line.
pub(super) enum Line {
    Item(Item),
    /// A record of an incremental export about an item that was deleted.
    Deleted,
    Empty,
}

/// Reads a line. `pk` is the table's partition key.
pub(super) fn read_line(line: &str, pk: &str) -> Result<Line, String> {
    let line = line.trim();
    if line.is_empty() {
        return Ok(Line::Empty);
    }
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let Value::Object(mut fields) = value else { return Err(String::from("it is not an object")) };
    if fields.len() == 1
        && let Some(Value::Object(item)) = fields.get_mut("Item")
    {
        return Ok(Line::Item(marshalled(std::mem::take(item))?));
    }
    if is_record(&fields, pk) {
        return match fields.remove("NewImage") {
            Some(Value::Object(image)) => Ok(Line::Item(marshalled(image)?)),
            None | Some(Value::Null) => Ok(Line::Deleted),
            Some(_) => Err(String::from("`NewImage` is not an object")),
        };
    }
    match fields.get(pk) {
        Some(Value::Object(_)) => Ok(Line::Item(marshalled(fields)?)),
        _ => Ok(Line::Item(fields.into_iter().map(|(name, value)| (name, plain(value))).collect())),
    }
}

/// Whether these are the fields of a record of an incremental export. An item may have attributes of
/// the same names, but has its key beside them.
fn is_record(fields: &Map<String, Value>, pk: &str) -> bool {
    let has = |name: &str| fields.contains_key(name);
    has("Keys") && has("Metadata") && !has(pk)
}

/// An item in DynamoDB's JSON.
fn marshalled(fields: Map<String, Value>) -> Result<Item, String> {
    let attributes = fields.into_iter().map(|(name, value)| {
        match serde_json::from_value::<serde_dynamo::AttributeValue>(value) {
            Ok(value) => Ok((name, value.into())),
            Err(_) => Err(format!("`{name}` is not a value of DynamoDB")),
        }
    });
    attributes.collect()
}

/// A value of plain JSON.
fn plain(value: Value) -> AttributeValue {
    match value {
        Value::Null => AttributeValue::Null(true),
        Value::Bool(value) => AttributeValue::Bool(value),
        Value::Number(number) => AttributeValue::N(number.to_string()),
        Value::String(text) => AttributeValue::S(text),
        Value::Array(list) => AttributeValue::L(list.into_iter().map(plain).collect()),
        Value::Object(map) => {
            AttributeValue::M(map.into_iter().map(|(name, value)| (name, plain(value))).collect())
        }
    }
}
