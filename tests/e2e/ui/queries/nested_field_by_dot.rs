use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

#[derive(Debug, Serialize, Deserialize, Document)]
struct Address {
    city: String,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("DEPOT#<id>")]
struct Depot {
    id: String,
    address: Address,
    second: Option<Address>,
}

#[derive(Debug, Table)]
#[table(name = "depots", pk = "PK")]
enum Depots {
    Depot(Depot),
}

async fn run(table: &Client<Depots>) -> Result<(), Error> {
    let depot = || table.query(Depot::query().id("1"));
    depot().filter(|depot| depot.address.city.eq("Graz")).await?;
    depot().filter(|depot| depot.second.city.exists()).await?;
    Ok(())
}

fn main() {}
