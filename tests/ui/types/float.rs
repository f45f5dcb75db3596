//! Float.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};
use std::time::SystemTime;

#[derive(Entity)]
#[pk("SPOT#<latitude>")]
#[sk("AT#<seen>#<latitude>")]
#[gsi(ByAge, pk = "AGE#<age>", sk = "<seen>")]
struct Spot {
    latitude: f64,
    seen: SystemTime,
    age: Option<std::time::Duration>,
}

#[derive(KeyPart)]
struct Price(f64);

fn main() {}
