// Sdk client passed as table.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
    let t = Shop::client(&sdk);
    t.get(UserKey { username: "a" }).await?;
    Ok(())
}

fn main() {}
