use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn name(users: &Client<User>, username: &str) -> Result<Option<String>, Error> {
    Ok(users.get(UserKey { username }).await?.map(|user| user.name))
}

async fn save<T>(table: &Client<T>, user: &User) -> Result<(), Error> {
    table.put(user).await?;
    Ok(())
}

fn main() {}
