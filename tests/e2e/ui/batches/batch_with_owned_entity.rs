// Batch with owned entity.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>, users: Vec<User>) -> Result<(), Error> {
    let mut b = t.batch();
    for u in users {
        b = b.put(u);
    }
    b.await?;
    Ok(())
}

fn main() {}
