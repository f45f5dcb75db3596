#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Entity)]
#[pk("USER#<name>")]
struct User { name: String }
#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
enum Users { User(User) }
async fn run(table: Client<Users>) -> Result<(), Error> {
    table.audit().await?;
    Ok(())
}
fn main() {}
