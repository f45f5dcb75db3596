//! A value that is worked out from the stored one.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn one_more(table: Client<Shop>) -> Result<(), Error> {
    table.update(UserKey { username: "a" }).set(|u| u.age, |u| u.age + 1).await?;
    Ok(())
}

fn main() {}
