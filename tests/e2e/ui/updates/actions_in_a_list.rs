//! Several changes in one closure.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: &User) -> Result<(), Error> {
    table.update(user.key()).actions(|u| [u.age.set(3)]).await?;
    Ok(())
}

fn main() {}
