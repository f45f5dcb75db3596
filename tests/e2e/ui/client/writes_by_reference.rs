use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn run(table: &Client<Shop>, user: &User) -> Result<(), Error> {
    table.save(user).await?;
    table.upsert(user)?;
    let patched = table.patch(user.key()).set(|u| u.email, "a@b").await?;
    table.remove(user.key()).await?;
    let found = table.find(user.key()).await?.expect("a user");
    table.put_many(vec![user]).await?;
    table.transaction(async |tx| tx.put(user).await).await?;
    Ok(())
}

fn main() {}
