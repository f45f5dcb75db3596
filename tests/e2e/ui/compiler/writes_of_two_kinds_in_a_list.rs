use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: &User, order: &Order) -> Result<(), Error> {
    let add = table.update(order.key()).add(|order| order.total, 1);
    table.transact_write(vec![table.put(user), add]).await
}

fn main() {}
