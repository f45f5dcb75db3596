use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<(), Error> {
    table.get(UserKey { username: "ann" }).include("orders").await?;
    table.query(Order::query().username("ann")).include::<User>().await?;
    Ok(())
}

fn main() {}
