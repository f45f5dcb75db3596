// Impl IntoCondition without Select.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

fn q(name: &str) -> impl IntoCondition {
    Order::query().username(name)
}
async fn f(t: Client<Shop>) -> Result<(), Error> {
    let o: Vec<Order> = t.query(q("a")).await?;
    Ok(())
}

fn main() {}
