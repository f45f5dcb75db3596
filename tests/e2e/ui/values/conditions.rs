//! Conditions that are not built from attributes.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::Client;
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn create(table: &Client<Shop>, user: &User) {
    let _ = table.put(user).condition(|u| u.pk.missing()).await;
}

async fn update(table: &Client<Shop>, key: OrderKey<'_>) {
    let _ = table.update(key).set(|o| o.note, "gift").condition(|o| o.PK.exists()).await;
}

async fn filter(table: &Client<Shop>) {
    let _ = table.query(Order::query().username("ann")).filter(|o| o.sk.begins_with("ORDER#")).await;
}

fn main() {}
