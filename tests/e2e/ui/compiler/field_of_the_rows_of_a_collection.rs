// The rows of a collection, used as if they were grouped by entity.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

pub async fn orders(table: Client<Shop>) -> Result<usize, Error> {
    let account = table.query(User::collection().username("ann")).await?;
    Ok(account.orders.len())
}

fn main() {}
