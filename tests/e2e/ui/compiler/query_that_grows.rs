//! Each part of a query changes its type.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn orders(table: &Client<Shop>, number: Option<u32>) -> Result<Vec<Order>, Error> {
    let mut query = Order::query().username("ann");
    if let Some(number) = number {
        query = query.number_in(number..);
    }
    table.query(query).await
}

fn main() {}
