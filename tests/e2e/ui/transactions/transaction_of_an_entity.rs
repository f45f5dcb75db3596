// Transaction of an entity.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>, u: User) -> Result<(), Error> {
    t.transact_write(&u).await?;
    Ok(())
}

fn main() {}
