#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>) -> Result<(), Error> {
    table.query(Order::query().username("a").number_in(1..=9).line("x")).await?;
    table.query(Order::query().username("a").number_in(1..=9).begins_with("x")).await?;
    table.query(Order::query().username("a").number_in(1..=9).paid(true)).await?;
    Ok(())
}
fn main() {}
