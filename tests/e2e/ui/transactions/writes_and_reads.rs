//! Transactions of what is not a write, a check, or a read.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn awaited_write_among_writes(table: Client<Shop>, order: Order, user: User) -> Result<(), Error> {
    table.transact_write((table.put(&order).await?, table.put(&user))).await
}

async fn check_that_is_awaited(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.check(OrderKey { username: "a", number: 1, line: "x" }).exists().await?;
    Ok(())
}

async fn check_without_a_condition(table: Client<Shop>) -> Result<(), Error> {
    table.transact_write(table.check(UserKey { username: "a" })).await?;
    Ok(())
}

async fn label_that_is_a_number(table: Client<Shop>, order: Order) -> Result<(), Error> {
    table.transact_write(table.create(&order).label(1)).await
}

fn main() {}
