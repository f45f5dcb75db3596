//! Several changes in one closure.

#![allow(dead_code, unused)]
use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("SITE#<site>")]
#[sk("ROBOT#<number:04>")]
#[gsi(ByMode, pk = "MODE#<mode>", sk = "<site>")]
struct Robot {
    site: String,
    number: u32,
    mode: String,
    battery: u8,
    version: u64,
}

#[derive(Debug, Table)]
#[table(name = "robots", pk = "PK", sk = "SK")]
#[gsi(ByMode, name = "by-mode", pk = "GSI1PK", sk = "GSI1SK")]
enum Robots {
    Robot(Robot),
}

async fn run(table: &Client<Robots>, robot: &Robot) -> Result<(), ddb_keys::aws::Error> {
    table.update(robot.key()).actions(|r| [r.battery.set(3)]).await?;
    Ok(())
}

fn main() {}
