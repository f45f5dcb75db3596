//! Ranges of other types, and conditions with several arguments.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

async fn filter_with_two_ampersands(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.query(Member::query().club_id(id)).filter(|m| m.points.gt(3) && m.nick.exists()).await?;
    Ok(())
}

async fn in_with_two_arguments(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.query(Event::query().club_id(id)).filter(|e| e.fee.in_(1, 2)).await?;
    Ok(())
}

async fn index_query_without_parts(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.query(Member::query_by_handle()).await?;
    Ok(())
}

async fn range_of_another_integer(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let e = table.query(Event::query().club_id(id).day("d").slot_in(1..=3u32)).await?;
    Ok(())
}

async fn range_of_text_without_its_end(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    let e = table.query(Event::query().club_id(id).day_in("2024-01".."2024-02")).await?;
    Ok(())
}

fn main() {}
