//! Migrate of a mistaken former key.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[former(pk = "U#<name>")]
pub struct User {
    pub name: String,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
pub enum Users {
    User(User),
}

// The mistake in `#[former(…)]` is the only error.
async fn run(table: Client<Users>) -> Result<(), Error> {
    table.migrate::<User>().await?;
    table.get(UserKey { name: "ann" }).or_former().await?;
    Ok(())
}

fn main() {}
