//! A version that is given to a put, which has it.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: &Client<Shop>, order: &Order) -> Result<(), Error> {
    table.put(order).if_version(order.rev).await?;
    Ok(())
}

fn main() {}
