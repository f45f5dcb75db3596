use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<(), Error> {
    table.get(UserKey::builder().username("ann").build()).await?;
    Ok(())
}

fn main() {}
