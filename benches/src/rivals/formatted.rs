//! The usual code: `format!` without checks.

use aws_sdk_dynamodb::Client;
use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;
use uuid::Uuid;

use super::Item;
use crate::entities::User;

pub fn user_keys(username: &str) -> (String, String) {
    (format!("USER#{username}"), format!("#METADATA#{username}"))
}

pub fn event_key(tenant: &str, game: Uuid, at: Timestamp, number: u32) -> String {
    format!("EVENT#{tenant}#{game}#{at:.3}#{number:08}")
}

fn text(name: &str, text: String) -> (String, AttributeValue) {
    (name.to_string(), AttributeValue::S(text))
}

pub fn user_map(username: &str) -> Item {
    let (pk, sk) = user_keys(username);
    Item::from([text("PK", pk), text("SK", sk)])
}

/// `serde_dynamo` for the fields.
pub fn user_item(user: &User) -> Result<Item, serde_dynamo::Error> {
    let mut item: Item = serde_dynamo::to_item(user)?;
    let (pk, sk) = user_keys(&user.username);
    item.insert("PK".to_string(), AttributeValue::S(pk));
    item.insert("SK".to_string(), AttributeValue::S(sk));
    let email = format!("EMAIL#{}", user.email);
    item.insert("GSI1PK".to_string(), AttributeValue::S(email));
    let username = format!("USER#{}", user.username);
    item.insert("GSI1SK".to_string(), AttributeValue::S(username));
    item.insert("entity_type".to_string(), AttributeValue::S("User".to_string()));
    Ok(item)
}

pub fn orders(client: &Client, username: &str) -> QueryFluentBuilder {
    request(client, username)
        .key_condition_expression("#_0 = :_0 AND begins_with(#_1, :_1)")
        .expression_attribute_values(":_1", AttributeValue::S("ORDER#".to_string()))
}

pub fn orders_in(client: &Client, username: &str, from: u32, to: u32) -> QueryFluentBuilder {
    request(client, username)
        .key_condition_expression("#_0 = :_0 AND #_1 BETWEEN :_1 AND :_2")
        .expression_attribute_values(":_1", AttributeValue::S(format!("ORDER#{from:08}")))
        .expression_attribute_values(":_2", AttributeValue::S(format!("ORDER#{to:08}")))
}

fn request(client: &Client, username: &str) -> QueryFluentBuilder {
    client
        .query()
        .table_name("shop")
        .expression_attribute_names("#_0", "PK")
        .expression_attribute_names("#_1", "SK")
        .expression_attribute_values(":_0", AttributeValue::S(format!("USER#{username}")))
}
