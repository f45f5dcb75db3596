// Batch of a versioned entity.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn f(t: Client<Shop>, o: Order) -> Result<(), Error> {
    t.batch().put(&o).await?;
    Ok(())
}

fn main() {}
