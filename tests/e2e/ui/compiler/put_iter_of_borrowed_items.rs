//! Put iter of borrowed items.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn import(table: &Client<Shop>, users: &[User]) -> Result<(), Error> {
    table.batch().put_iter(users.iter().map(|user| user.clone())).await
}

fn main() {}
