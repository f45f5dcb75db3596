use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn add(table: Client<Shop>, user: User) -> Result<(), Error> {
    table.put(&user).condition(|user| user.pk.missing()).await?;
    Ok(())
}

fn main() {}
