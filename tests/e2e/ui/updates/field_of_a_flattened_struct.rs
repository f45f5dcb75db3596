#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize, Document)]
struct Position { lat: f64, lon: f64 }

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("CABIN#<number>")]
struct Cabin { number: u32, #[serde(flatten)] position: Position, open: bool }

#[derive(Debug, Table)]
#[table(name = "ropeway", pk = "PK")]
enum Ropeway { Cabin(Cabin) }

async fn set(table: &Client<Ropeway>) -> Result<(), Error> {
    table.update(CabinKey { number: 1 }).set(|c| c.position.lat, 1.5).await?;
    Ok(())
}

async fn filter(table: &Client<Ropeway>) -> Result<(), Error> {
    table.query(Cabin::query().number(1)).filter(|c| c.position.lat.gt(1.5)).await?;
    Ok(())
}

async fn condition(table: &Client<Ropeway>) -> Result<(), Error> {
    table.delete(CabinKey { number: 1 }).condition(|c| c.lat.gt(1.5)).await?;
    Ok(())
}
fn main() {}
