// Put of an Option.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

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

fn main() {}
