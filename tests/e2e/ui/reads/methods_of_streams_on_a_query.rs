//! Methods of streams on a query, which becomes a stream first. The traits of streams are not imported here, but they make no difference.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn total(table: &Client<Shop>) -> Result<u64, Error> {
    table
        .query(Order::query().username("ann"))
        .try_fold(0, |sum, order| async move { Ok(sum + order.total) })
        .await
}

async fn notes(table: &Client<Shop>) -> Vec<String> {
    table.query(Order::query().username("ann")).filter_map(|order| order.note).collect().await
}

async fn all(table: &Client<Shop>) -> Result<(), Error> {
    table.scan().try_for_each(|row| async move { Ok(println!("{row:?}")) }).await
}

fn main() {}
