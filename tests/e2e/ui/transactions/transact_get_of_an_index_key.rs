use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    let user = table.transact_get(UserEmailsKey { email: "a", username: "b" }).await?;
    let both = table.transact_get((UserKey { username: "a" }, UserEmailsKey { email: "a", username: "b" })).await?;
    Ok(())
}

fn main() {}
