//! `write` returns the transaction.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn delete(table: &Client<Shop>, user: &User, keys: &[OrderKey<'_>]) -> Result<(), Error> {
    let transaction = table.transact_write(table.put(user));
    for key in keys {
        transaction.write(table.delete(key));
    }
    transaction.await
}

fn main() {}
