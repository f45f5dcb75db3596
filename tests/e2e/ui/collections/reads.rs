//! Reads of item collections.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

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
