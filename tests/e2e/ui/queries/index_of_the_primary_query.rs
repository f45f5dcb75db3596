use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>) -> Result<(), Error> {
    table.query(User::query().emails().email("ann@example.com")).await?;
    table.query(User::query().email("ann@example.com")).await?;
    Ok(())
}

fn main() {}
