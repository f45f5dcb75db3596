// Page with a string.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>, c: Option<String>) -> Result<(), Error> {
    t.query(Order::query().username("a")).page(c).await?;
    Ok(())
}

fn main() {}
