use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: User, orders: Vec<Order>) -> Result<(), Error> {
    table.batch_write(&user).await?;
    table.batch_write([table.put(&user)]).await?;
    table.batch_write((table.put(&user), table.delete(user.key()))).await?;
    table.batch_write(&orders).await?;
    table.batch_write([user.key()]).await?;
    let rows: Vec<Shop> = table.scan().await?;
    table.batch_write(&rows).await?;
    Ok(())
}

fn main() {}
