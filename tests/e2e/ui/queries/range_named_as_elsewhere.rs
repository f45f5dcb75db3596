// Ranges of parts end in `_in` and `_starts_with`.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    table.query(Order::query().username("a").number_between(1, 5)).await?;
    table.query(Order::query().username("a").number_begins_with("1")).await?;
    Ok(())
}

fn main() {}
