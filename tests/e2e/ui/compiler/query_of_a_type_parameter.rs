use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, EntityOf, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn all<E: EntityOf<Shop>>(table: &Client<Shop>) -> Result<(), Error> {
    let query = E::query();
    Ok(())
}

fn main() {}
