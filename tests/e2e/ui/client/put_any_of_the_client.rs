use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn copy(from: Client<Shop>, to: Client<Shop>) -> Result<(), Error> {
    for row in from.scan().await? {
        to.put_any(&row).await?;
    }
    Ok(())
}

fn main() {}
