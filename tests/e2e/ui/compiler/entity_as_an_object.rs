//! Entity as an object.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn save_all(table: &Client<Shop>, entities: &[&dyn Entity]) -> Result<(), Error> {
    Ok(())
}

fn main() {}
