// Composite object as key.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>) -> Result<(), Error> {
    let o = t.get(OrderKey { username: "a", number: 7 }).await?;
    Ok(())
}

fn main() {}
