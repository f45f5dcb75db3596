//! Reads that are given what is not theirs to read.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn get_many_of_a_query(table: Client<Shop>) -> Result<(), Error> {
    let orders = table.get_many(Order::query().username("a")).await?;
    Ok(())
}

async fn index_scan_of_a_query(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.scan_index("emails").await?;
    Ok(())
}

async fn query_an_entity_directly(t: Client<Shop>) -> Result<(), Error> {
    let o: Vec<Order> = t.query::<Order>("a").await?;
    Ok(())
}

fn main() {}
