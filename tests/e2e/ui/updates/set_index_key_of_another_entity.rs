// Set index key of another entity.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>) -> Result<(), Error> {
    t.update(OrderKey { username: "a", number: 1, line: "x" })
        .set_index(UserEmailsKey { email: "e", username: "a" })
        .await?;
    Ok(())
}

fn main() {}
