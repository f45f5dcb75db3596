use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, Members};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop)]
struct Account {
    user: User,
    orders: Vec<Order>,
}

async fn load<C: ItemCollection + 'static>(
    table: &Client<Shop>,
    query: impl IntoCondition<Select = Members<C>>,
) -> Result<Option<C>, Error> {
    table.load(query).await
}

async fn run(table: Client<Shop>) -> Result<(), Error> {
    load(&table, Account::query().username("ann")).await?;
    Ok(())
}

fn main() {}
