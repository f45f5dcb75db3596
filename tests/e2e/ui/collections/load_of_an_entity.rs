// Only an item collection is loaded.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    let orders = table.load(Order::query().username("a")).await?;
    Ok(())
}

fn main() {}
