//! Changes of attributes that do not have them.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

async fn condition_and_bool(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.update(ClubKey { club_id: id }).set(|c| c.title, "x").condition(|c| c.seats.gt(1) & true).await?;
    Ok(())
}

async fn delete_from_a_list(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table
        .update(MemberKey { club_id: id, handle: "a" })
        .delete_from(|m| m.roles, ["admin"])
        .await?;
    Ok(())
}

async fn remove_index_of_the_primary_key(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.update(MemberKey { club_id: id, handle: "a" }).remove_index::<MemberKey>().await?;
    Ok(())
}

async fn set_from_another_type(table: Client<Clubs>, id: Uuid) -> Result<(), Error> {
    table.update(ClubKey { club_id: id }).set_from(|c| c.seats, |c| c.title).await?;
    Ok(())
}

mod subtract_from_a_bool {
    use super::*;

    async fn run(table: Client<Clubs>, id: Uuid, sdk: aws_sdk_dynamodb::Client) -> Result<(), Error> {
    table.update(EventKey { club_id: id, day: "a", slot: 1 }).subtract(|m| m.open, 1).await?;
    Ok(())
    }
}

fn main() {}
