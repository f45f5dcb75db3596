#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query(Order::query().username("a").line("x")).await?;
    table.query(Order::query().username("a").number(3).username("b")).await?;
    table.query(Order::query().line_starts_with("x")).await?;
    table.query(Order::query().number_in(1..=9)).await?;
    Ok(())
}
fn main() {}
