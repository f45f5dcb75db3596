#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn import(table: &Client<Shop>, users: &[User]) -> Result<(), Error> {
    table.batch().put_iter(users.iter().map(|user| user.clone())).await
}

fn main() {}
