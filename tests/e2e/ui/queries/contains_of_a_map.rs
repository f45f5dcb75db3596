#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
use std::collections::HashMap;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("DEPOT#<id>")]
pub struct Depot { id: u32, stock: HashMap<String, u32> }
#[derive(Debug, Table)]
#[table(name = "depots", pk = "PK")]
pub enum Depots { Depot(Depot) }
async fn run(table: Client<Depots>) -> Result<(), Error> {
    table.query(Depot::query().id(1)).filter(|d| d.stock.contains("pallets")).await?;
    table.update(DepotKey { id: 1 }).set(|d| d.stock.insert("pallets", 5), 5).await?;
    Ok(())
}
fn main() {}
