//! One call for several attributes.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn clear(table: &Client<Shop>, key: OrderKey<'_>) -> Result<Order, Error> {
    table.update(key).remove(|o| [o.note, o.note]).await
}

async fn raise(table: &Client<Shop>, key: UserKey<'_>) -> Result<User, Error> {
    table.update(key).set(|u| (u.name, u.age), ("ann", 7)).await
}

fn main() {}
