// If/else of two queries.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>, n: Option<u32>) -> Result<(), Error> {
    let q = if let Some(n) = n {
        Order::query().username("a").number(n)
    } else {
        Order::query().username("a")
    };
    t.query(q).await?;
    Ok(())
}

fn main() {}
