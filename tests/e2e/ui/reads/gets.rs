//! Reads of single items, lists and streams that are given something else.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod get_many_any_of_what_is_no_key {
    use super::*;

    async fn read(table: Client<Shop>, user: User, ids: Vec<String>) {
        let key = OrderKey { username: "ann", number: 1, line: "a" };
        let _ = table.get_many_any().await;
        let _ = table.get_many_any(UserKey { username: "ann" }, key).await;
        let _ = table.get_many_any((UserKey { username: "ann" }, &user)).await;
        let _ = table.get_many_any(&user).await;
        let _ = table.get_many_any(ids).await;
        let _ = table.get_many_any(Order::query().username("ann")).await;
    }
}

async fn stream_that_is_awaited(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let rows = table.query(Order::query().username("a")).stream().await?;
    Ok(())
}

fn main() {}
