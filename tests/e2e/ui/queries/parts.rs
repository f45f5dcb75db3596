//! Parts of a key in another order, under other names, or after a range.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn beginning_of_a_number(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query(Order::query().username("a").number_starts_with("12")).await?;
    Ok(())
}

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

async fn parts_called_pk_and_sk(table: Client<Shop>, sdk: aws_sdk_dynamodb::Client, order: Order, user: User) -> Result<(), Error> {
    table.query(Order::query().pk("a")).await?;
    table.query(Order::query().username("a").sk("b")).await?;
    table.query(Order::query().username("a").sk_begins_with("ORDER#")).await?;
    table.query(User::query().index("emails")).await?;
    Ok(())
}

async fn parts_in_another_order(table: Client<Shop>) -> Result<(), Error> {
    let x = table.query(Order::query().number(3).username("a")).await?;
    Ok(())
}

async fn range_over_a_partition_key(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query(Order::query().username_in("a"..="b")).await?;
    table.query(Order::query().username_starts_with("a")).await?;
    Ok(())
}

fn main() {}
