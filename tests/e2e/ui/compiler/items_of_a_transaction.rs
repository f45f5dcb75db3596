//! A transaction returns no items.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn pay(table: &Client<Shop>, user: &User, key: OrderKey<'_>) -> Result<(), Error> {
    let (_, _) = table.transact_write((table.put(user), table.update(key).set(|o| o.paid, true))).await?;
    Ok(())
}

fn main() {}
