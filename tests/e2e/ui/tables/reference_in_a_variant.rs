#![allow(dead_code, unused)]
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
pub struct User {
    pub name: String,
}

#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK")]
pub enum Shop<'a> {
    User(&'a User),
}

async fn run(sdk: aws_sdk_dynamodb::Client) {
    let table = Shop::client(sdk);
    let user = table.get(UserKey { name: "a" }).await.unwrap();
}
fn main() {}
