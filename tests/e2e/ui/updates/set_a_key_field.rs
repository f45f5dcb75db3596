// Set a key field.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>) -> Result<(), Error> {
    t.update(UserKey { username: "a" }).set(|u| u.username, "Bob").await?;
    Ok(())
}

fn main() {}
