//! An index includes a field by its name in Rust. Reads of the index are not refused as well.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::Client;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("COURSE#<id>")]
#[sk("PROFILE")]
#[gsi(ByLevel, pk = "LEVEL#<level:03>", sk = "<id>")]
struct Course {
    id: String,
    level: u8,
    taken_seats: u32,
}

#[derive(Table)]
#[table(name = "school", pk = "pk", sk = "sk")]
#[gsi(ByLevel, pk = "gsi1pk", sk = "gsi1sk", projection = include("taken_seats"))]
enum School {
    Course(Course),
}

async fn of_level(table: &Client<School>) -> Result<usize, ddb_keys::aws::Error> {
    Ok(table.query(Course::query_by_level().level(3)).await?.len())
}

fn main() {}
