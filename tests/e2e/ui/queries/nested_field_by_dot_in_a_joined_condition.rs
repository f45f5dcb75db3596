#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Document)]
struct Address { city: String }

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("DONOR#<donor>")]
struct Donor { donor: String, address: Address, phone: Option<String> }

#[derive(Debug, Table)]
#[table(name = "blood-bank", pk = "PK")]
enum BloodBank { Donor(Donor) }

async fn run(table: Client<BloodBank>) -> Result<(), Error> {
    table.query(Donor::query().donor("d")).filter(|d| d.address.city.eq("Oslo") & d.phone.exists()).await?;
    table.query(Donor::query().donor("d")).filter(|d| d.phone.exists() & d.address.city.eq("Oslo")).await?;
    table.query(Donor::query().donor("d")).filter(|d| d.phone.exists() | d.address.city.eq("Oslo")).await?;
    Ok(())
}
fn main() {}
