//! A struct that derives both, as a model of other libraries. Its uses are no errors as well.

#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity, Table)]
#[table(name = "devices", pk = "PK")]
#[pk("DEVICE#<serial>")]
struct Device {
    serial: String,
}

async fn copy(table: &Client<Device>) -> Result<(), Error> {
    let device = table.get(DeviceKey { serial: "A" }).await?;
    if let Some(device) = device {
        table.put(&device).await?;
    }
    Ok(())
}

fn main() {}
