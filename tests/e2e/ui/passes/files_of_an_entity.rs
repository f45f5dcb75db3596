//! An audit of files looks for the items of a whole table, too.
#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Error, FileAudit};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/clubs.rs");

fn run() -> Result<(), Error> {
    let report = FileAudit::<Member>::new(["export"]).run()?;
    Ok(())
}

fn main() {}
