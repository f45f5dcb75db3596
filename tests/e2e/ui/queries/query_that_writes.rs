//! Writes of what a query finds.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn delete(table: &Client<Shop>) -> Result<(), Error> {
    table.query(Order::query().username("ann")).delete().await?;
    Ok(())
}

async fn update(table: &Client<Shop>) -> Result<(), Error> {
    table.query(Order::query().username("ann")).update(|order| order.paid).await?;
    Ok(())
}

fn main() {}
