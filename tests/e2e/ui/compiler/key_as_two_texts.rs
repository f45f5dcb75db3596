use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, EntityOf, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn user(table: &Client<Shop>) -> Result<(), Error> {
    let user = table.get("USER#ann", "PROFILE").await?;
    Ok(())
}

fn main() {}
