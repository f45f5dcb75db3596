//! Keys of several entities are one argument. Texts, entities and queries are none.

use ddb_keys::aws::Client;
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn read(table: Client<Shop>, user: User, ids: Vec<String>) {
    let key = OrderKey { username: "ann", number: 1, line: "a" };
    let _ = table.get_many_any().await;
    let _ = table.get_many_any(UserKey { username: "ann" }, key).await;
    let _ = table.get_many_any((UserKey { username: "ann" }, &user)).await;
    let _ = table.get_many_any(&user).await;
    let _ = table.get_many_any(ids).await;
    let _ = table.get_many_any(Order::query().username("ann")).await;
}

fn main() {}
