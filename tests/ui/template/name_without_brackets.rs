#![allow(dead_code, unused)]
use ddb_keys::{Entity, KeyPart, Table};

#[derive(Debug, Entity)]
#[pk("NURSE#nurse_id")]
#[sk("SHIFT#<day>#number")]
#[gsi(ByWard, pk = "WARD#ward", sk = "<day>")]
struct Shift {
    nurse_id: u32,
    day: String,
    number: u8,
    ward: String,
}

// Not mistakes: literals in lower case, and a literal beside the placeholder.
#[derive(Debug, Entity)]
#[pk("nurse#<nurse_id>")]
#[sk("NUMBER#number#<number>")]
#[gsi(ByWard, pk = "ward", sk = "WARDS#wards")]
struct Bed {
    nurse_id: u32,
    number: u8,
    wards: Vec<String>,
}

fn main() {}
