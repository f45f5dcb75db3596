//! The index key that an update removes is a type.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

async fn hide(table: &Client<Shop>, key: UserKey<'_>, email: &str) -> Result<User, Error> {
    table.update(key).remove_index(UserEmailsKey { email, username: "ann" }).await
}

fn main() {}
