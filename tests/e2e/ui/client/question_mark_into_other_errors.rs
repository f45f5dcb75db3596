//! Functions that return other errors than the library's.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn text(table: &Client<Shop>, user: &User) -> Result<(), String> {
    table.put(user).await?;
    Ok(())
}

async fn of_the_sdk(table: &Client<Shop>, user: &User) -> Result<(), aws_sdk_dynamodb::Error> {
    table.put(user).await?;
    Ok(())
}

async fn io(table: &Client<Shop>, user: &User) -> std::io::Result<()> {
    table.put(user).await?;
    Ok(())
}

fn main() {}
