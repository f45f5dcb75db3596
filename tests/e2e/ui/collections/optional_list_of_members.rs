//! A list of members may be empty, so it is never optional.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop)]
struct Account {
    user: User,
    orders: Option<Vec<Order>>,
}

async fn read(table: &Client<Shop>) -> Result<usize, Error> {
    let Some(account) = table.load(Account::query().username("ann")).await? else {
        return Ok(0);
    };
    Ok(account.orders.unwrap_or_default().len())
}

fn main() {}
