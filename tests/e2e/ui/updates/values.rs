//! Values in an update that are not of the attribute’s type.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn actions_in_a_list(table: &Client<Shop>, user: &User) -> Result<(), Error> {
    table.update(user.key()).actions(|u| [u.age.set(3)]).await?;
    Ok(())
}

async fn add_a_float(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).add(|u| u.age, 1.5).await?;
    Ok(())
}

async fn add_on_text(t: Client<Shop>) -> Result<(), Error> {
    t.update(UserKey { username: "a" }).add(|u| u.name, 1).await?;
    Ok(())
}

async fn attribute_and_a_condition(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.update(OrderKey { username: "a", number: 1, line: "x" }).set(|o| o.total, 1).condition(|o| o.paid & o.total.gt(5)).await?;
    Ok(())
}

async fn element_in_brackets(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).set(|u| u.tags[0], "x").await?;
    Ok(())
}

async fn set_a_key_field(t: Client<Shop>) -> Result<(), Error> {
    t.update(UserKey { username: "a" }).set(|u| u.username, "Bob").await?;
    Ok(())
}

async fn set_of_an_entity(table: Client<Shop>) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).set(User { age: 3 }).await?;
    Ok(())
}

async fn typo_in_the_attribute(t: Client<Shop>) -> Result<(), Error> {
    t.update(UserKey { username: "a" }).set(|u| u.nmae, "Bob").await?;
    Ok(())
}

async fn value_of_the_sdk(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).condition_text("age = :age").value(":age", aws_sdk_dynamodb::types::AttributeValue::N("1".into())).await?;
    Ok(())
}

fn main() {}
