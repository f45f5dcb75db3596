// Batch put of a list.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>, users: Vec<User>) -> Result<(), Error> {
    t.batch().put(&users).await?;
    Ok(())
}

fn main() {}
