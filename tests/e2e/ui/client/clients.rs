//! Clients where a table or an engine is meant, and the other way round.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use ddb_keys::embedded::Embedded;
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod client_of_an_entity_in_use {
    use super::*;

    async fn name(users: &Client<User>, username: &str) -> Result<Option<String>, Error> {
        Ok(users.get(UserKey { username }).await?.map(|user| user.name))
    }

    async fn save<T>(table: &Client<T>, user: &User) -> Result<(), Error> {
        table.put(user).await?;
        Ok(())
    }
}

mod engine_passed_as_sdk_client {
    use super::*;

    fn run(engine: &Embedded, endpoint: &str) {
        let table = Shop::client(engine);
        let table = Shop::client(endpoint);
    }
}

async fn table_as_the_type_of_an_argument(table: &Shop) -> Result<(), Error> {
    let orders = table.query(Order::query().username("ann")).await?;
    Ok(())
}

fn main() {}
