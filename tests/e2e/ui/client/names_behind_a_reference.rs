//! Names of other libraries, on a client that is borrowed.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn index(table: &Client<Shop>) -> Result<(), Error> {
    table.query_index("emails", "ann@example.com").await?;
    Ok(())
}

async fn all(table: &Client<Shop>) -> Result<(), Error> {
    table.find_all().await?;
    Ok(())
}

async fn delete(table: &Client<Shop>) -> Result<(), Error> {
    table.delete_table().await?;
    Ok(())
}

fn main() {}
