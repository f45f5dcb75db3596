//! Writes that are given what is not an entity, or what is not theirs.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn delete_of_a_version_that_is_not_counted(table: Client<Shop>, user: User) -> Result<(), Error> {
    table.delete(user.key()).if_version(2).await?;
    Ok(())
}

async fn put_by_value(t: Client<Shop>, user: User) -> Result<(), Error> {
    t.put(user).await?;
    Ok(())
}

async fn put_item(table: Client<Shop>) -> Result<(), Error> {
    table.put_item().item(&1).send().await?;
    Ok(())
}

mod put_of_an_option_or_a_result {
    use super::*;

    async fn f(t: Client<Shop>, user: Option<User>) -> Result<(), Error> {
        t.put(&user).await?;
        Ok(())
    }

    async fn copy(from: Client<Shop>, to: Client<Shop>) -> Result<(), Error> {
        let mut orders = from.query(Order::query().username("ann")).stream();
        while let Some(order) = orders.next().await {
            to.put(&order).await?;
        }
        Ok(())
    }
}

fn main() {}
