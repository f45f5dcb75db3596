//! Parts of a key in another order, under other names, or after a range.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn order_by(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let orders = table.query(Order::query().username("a")).order_by("-number").await?;
    Ok(())
}

async fn part_after_a_range(table: Client<Shop>) -> Result<(), Error> {
    table.query(Order::query().username("a").number_in(1..=9).line("x")).await?;
    table.query(Order::query().username("a").number_in(1..=9).begins_with("x")).await?;
    table.query(Order::query().username("a").number_in(1..=9).paid(true)).await?;
    Ok(())
}

async fn parts_in_another_order(table: Client<Shop>) -> Result<(), Error> {
    let x = table.query(Order::query().number(3).username("a")).await?;
    Ok(())
}

fn main() {}
