// The request is awaited before `?`.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: Client<Shop>, user: User) -> Result<(), Error> {
    let found = table.get(UserKey { username: "a" })?;
    table.put(&user)?;
    let orders = table.query(Order::query().username("a"))?;
    Ok(())
}

fn main() {}
