//! A write of a transaction that is committed by itself.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn cancel(table: &Client<Shop>, keys: &[OrderKey<'_>]) -> Result<(), Error> {
    let deletes: Vec<_> = keys.iter().map(|key| table.delete(key).commit()).collect();
    table.transact_write(deletes).await
}

fn main() {}
