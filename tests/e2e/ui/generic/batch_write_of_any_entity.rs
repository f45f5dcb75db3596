use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, EntityOf, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn import<E: EntityOf<Shop> + Serialize>(table: &Client<Shop>, rows: &[E]) -> Result<(), Error> {
    table.batch_write(rows).await
}

async fn restore<T: Table, E: EntityOf<T> + Serialize>(table: &Client<T>, row: &E) -> Result<(), Error> {
    table.batch().put(row).await
}

fn main() {}
