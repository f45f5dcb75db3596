//! Batch in a loop.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn run(table: Client<Shop>, users: Vec<User>) -> Result<(), Error> {
    let mut batch = table.batch();
    for user in &users {
        batch.put(user);
    }
    batch.await?;
    Ok(())
}

fn main() {}
