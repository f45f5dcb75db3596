use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: &User) -> Result<(), Error> {
    table.batch().save(user).await
}

fn main() {}
