// Transact_get result order.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>) -> Result<(), Error> {
    let (o, u): (Option<Order>, Option<User>) = t
        .transact_get((UserKey { username: "a" }, OrderKey { username: "a", number: 1, line: "x" }))
        .await?;
    Ok(())
}

fn main() {}
