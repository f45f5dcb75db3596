//! Queries that read by themselves, as other libraries have them.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn load(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    Order::query().username("ann").load(table).await
}

async fn all(table: &Client<Shop>) -> Result<Vec<Order>, Error> {
    Order::query().username("ann").fetch_all(table).await
}

fn main() {}
