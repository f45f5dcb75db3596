//! Conditions that are not built from attributes.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Condition, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod attributes_of_the_table_key {
    use super::*;

    async fn create(table: &Client<Shop>, user: &User) {
        let _ = table.put(user).condition(|u| u.pk.missing()).await;
    }

    async fn update(table: &Client<Shop>, key: OrderKey<'_>) {
        let _ = table.update(key).set(|o| o.note, "gift").condition(|o| o.PK.exists()).await;
    }

    async fn filter(table: &Client<Shop>) {
        let _ = table.query(Order::query().username("ann")).filter(|o| o.sk.begins_with("ORDER#")).await;
    }
}

mod condition_without_attributes {
    use super::*;

    fn all(conditions: Vec<Condition<Order>>) -> Condition<Order> {
        conditions.into_iter().fold(Condition::default(), |all, next| all & next)
    }

    fn check(total: u64) -> Result<(), Error> {
        if total == 0 { Err(Error::new("an order without a total")) } else { Ok(()) }
    }
}

async fn iterator_of_an_attribute(table: Client<Shop>) -> Result<(), Error> {
    table.query(User::query().username("a")).filter(|u| u.tags.iter().any(|tag| tag == "x")).await?;
    table.query(User::query().username("a")).filter(|u| u.name.as_str().eq("Ann")).await?;
    Ok(())
}

fn main() {}
