//! Reading or creating in one call, as ORMs have it.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: &User) -> Result<(), Error> {
    table.find_or_create(user).await?;
    Ok(())
}

fn main() {}
