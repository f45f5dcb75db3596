//! Rows of queries that are used as other types.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Cursor, Error, Query};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn for_loop_over_a_stream(t: Client<Shop>) -> Result<(), Error> {
    for o in t.query(Order::query().username("a")).stream() {}
    Ok(())
}

async fn if_else_of_two_queries(t: Client<Shop>, n: Option<u32>) -> Result<(), Error> {
    let q = if let Some(n) = n {
        Order::query().username("a").number(n)
    } else {
        Order::query().username("a")
    };
    t.query(q).await?;
    Ok(())
}

async fn page_with_a_borrowed_cursor(table: Client<Shop>, cursor: Cursor) -> Result<(), Error> {
    table.query(Order::query().username("a")).page(Some(&cursor)).await?;
    Ok(())
}

mod selection_that_is_the_table {
    use super::*;

    pub fn account(_: &Client<Shop>) -> Query<Shop, Shop> {
        loop {}
    }
}

fn main() {}
