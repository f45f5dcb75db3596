use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: &User) -> Result<(), Error> {
    table.put().item(user).await?;
    Ok(())
}

fn main() {}
