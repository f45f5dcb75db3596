use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, EntityOf, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn save<E: EntityOf<Shop> + Serialize>(table: &Client<Shop>, entity: &E) -> Result<(), Error> {
    table.put(entity).await
}

fn main() {}
