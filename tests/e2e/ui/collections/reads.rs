//! Reads of item collections.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod filter_of_load {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Shop)]
    struct Account {
        user: User,
        orders: Vec<Order>,
    }

    async fn run(table: Client<Shop>, order: Order) -> Result<(), Error> {
        let account = table.load(Account::query().username("a")).filter(|a| a.orders.paid.eq(true)).await?;
        Ok(())
    }
}

mod function_of_a_collection {
    use super::*;

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
}

mod load_many_of_one_query {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Shop)]
    struct Account {
        user: User,
        orders: Vec<Order>,
    }
    async fn run(table: Client<Shop>) -> Result<(), Error> {
        let accounts = table.load_many(Account::query().username("a")).await;
        Ok(())
    }
}

mod load_many_of_other_queries {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Shop)]
    struct Account {
        user: User,
        orders: Vec<Order>,
    }
    async fn run(table: Client<Shop>) -> Result<(), Error> {
        let accounts = table.load_many([Order::query().username("a")]).await;
        Ok(())
    }
}

fn main() {}
