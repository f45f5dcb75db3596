#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Entity)]
#[pk("USER#<name>")]
#[former(V1, pk = "U#<name>")]
struct User { name: String }
#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
enum Users { User(User) }
async fn run(table: Client<Users>) -> Result<(), Error> {
    table.migrate::<User>().await?;
    Ok(())
}
fn main() {}
