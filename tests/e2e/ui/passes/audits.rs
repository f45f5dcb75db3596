//! Audits of a single entity.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error, FileAudit};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

mod files_of_an_entity {
    use super::*;

    fn run() -> Result<(), Error> {
        let report = FileAudit::<Member>::new(["export"]).run()?;
        Ok(())
    }
}

async fn passes_over_an_entity(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let report = table.audit::<Member>().await?;
    let report = table.reindex::<Member>().await?;
    Ok(())
}

fn main() {}
