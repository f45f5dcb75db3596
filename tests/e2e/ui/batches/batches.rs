//! Batches of what is not an entity.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn batch_put_of_a_list(t: Client<Shop>, users: Vec<User>) -> Result<(), Error> {
    t.batch().put(&users).await?;
    Ok(())
}

async fn batch_with_owned_entity(t: Client<Shop>, users: Vec<User>) -> Result<(), Error> {
    let mut b = t.batch();
    for u in users {
        b = b.put(u);
    }
    b.await?;
    Ok(())
}

async fn list_of_other_things(table: &Client<Shop>, user: User, orders: Vec<Order>) -> Result<(), Error> {
    table.batch_write(&user).await?;
    table.batch_write([table.put(&user)]).await?;
    table.batch_write((table.put(&user), table.delete(user.key()))).await?;
    table.batch_write(&orders).await?;
    table.batch_write([user.key()]).await?;
    let rows: Vec<Shop> = table.scan().await?;
    table.batch_write(&rows).await?;
    Ok(())
}

mod streams_that_are_none_of_entities {
    use super::*;

    async fn orders(from: Client<Shop>, to: Client<Shop>) -> Result<(), Error> {
        to.batch().put_stream(from.query(Order::query().username("ann"))).await
    }

    async fn everything(from: Client<Shop>, to: Client<Shop>) -> Result<(), Error> {
        to.batch().put_stream(from.scan().stream()).await
    }
}

fn main() {}
