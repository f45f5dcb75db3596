use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, EntityOf, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn save_all(table: &Client<Shop>, entities: &[&dyn Entity]) -> Result<(), Error> {
    Ok(())
}

fn main() {}
