// A function that returns a query of the client names the entity in place of `One<Order>`.
use ddb_keys::aws::{Client, Error, Query};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

fn orders(table: &Client<Shop>, username: &str) -> Query<Shop, Order> {
    table.query(Order::query().username(username)).filter(|order| order.total.gt(5)).descending()
}

pub async fn newest(table: &Client<Shop>) -> Result<(Vec<Order>, Option<Order>, usize), Error> {
    let all = orders(table, "ann").limit(10).await?;
    let first = orders(table, "ann").first().await?;
    Ok((all, first, orders(table, "ann").count().await?))
}

fn main() {}
