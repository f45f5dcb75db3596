//! Function over any entity.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

async fn load<E: Entity>(
    table: &Client<Clubs>,
    key: impl ddb_keys::KeyOf<E>,
) -> Result<Option<E>, Error> {
    table.get(key).await
}

fn main() {}
