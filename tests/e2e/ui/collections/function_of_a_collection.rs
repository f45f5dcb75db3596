use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop)]
struct Account {
    user: User,
    orders: Vec<Order>,
}

async fn run(table: &Client<Shop>, account: Account) -> Result<(), Error> {
    Account::load(table, "ann").await?;
    account.save().await?;
    table.load(Account::collection().username("ann")).await?;
    table.put_all(&account).await?;
    table.batch().create_all(&account).await?;
    table.query(User::collection().username("ann")).entities::<(User, Order)>().await?;
    table.create_all(&account).put_all(&account).await
}

fn main() {}
