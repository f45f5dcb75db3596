// Number compared with float.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>) -> Result<(), Error> {
    t.query(User::query().username("a")).filter(|u| u.age.gt(1.5)).await?;
    Ok(())
}

fn main() {}
