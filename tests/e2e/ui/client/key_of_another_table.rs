// Key of another table.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("CAT#<id>")]
#[sk("X")]
struct Cat {
    id: u32,
}
async fn f(t: Client<Shop>) -> Result<(), Error> {
    t.get(CatKey { id: 1 }).await?;
    Ok(())
}

fn main() {}
