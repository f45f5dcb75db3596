// Filter before partition key.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>) -> Result<(), Error> {
    let o = t.query(Order::query().filter(|o| o.paid.eq(true)).username("a")).await?;
    Ok(())
}

fn main() {}
