#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table, Text};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Serialize, Deserialize)]
pub struct Address {
    city: String,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
pub struct User {
    name: String,
    home: Option<Address>,
    others: Vec<Address>,
}

#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
pub enum App {
    User(User),
}

async fn run(table: Client<App>) -> Result<(), Error> {
    table.update(UserKey { name: "a" }).set(|u| u.home.at(|a| a.city), "Graz").await?;
    table.update(UserKey { name: "a" }).set(|u| u.others.at(|a| a.city), "Graz").await?;
    Ok(())
}

fn main() {}
