//! Two fields that serde stores as one attribute, or reads from one.
#![allow(dead_code)]
use ddb_keys::{Document, Entity};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("DEAL#<id>")]
struct Deal {
    id: u32,
    unit_price: u32,
    #[serde(rename = "unitPrice")]
    price: Option<u32>,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("LOT#<id>")]
struct Lot {
    id: u32,
    #[serde(rename = "size", skip_serializing_if = "Option::is_none")]
    width: Option<u32>,
    #[serde(rename = "size", skip_serializing_if = "Option::is_none")]
    height: Option<u32>,
    #[serde(skip_serializing, rename(deserialize = "size"))]
    depth: Option<u32>,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("ROOM#<id>")]
struct Room {
    id: u32,
    #[serde(rename(serialize = "seats", deserialize = "chairs"), alias = "seats")]
    seats: u32,
    chairs: u32,
}

#[derive(Serialize, Deserialize, Document)]
struct Address {
    city: String,
    #[serde(rename = "city")]
    town: String,
}

// A field that is not stored, or whose content is, takes no name. One field may be written and another one read.
#[derive(Serialize, Deserialize, Entity)]
#[pk("PLACE#<id>")]
struct Fine {
    id: u32,
    #[serde(rename = "name")]
    title: String,
    #[serde(skip)]
    name: String,
    #[serde(flatten, rename = "name")]
    address: Address,
    #[serde(skip_serializing, rename = "visits")]
    old_visits: u32,
    #[serde(skip_deserializing, rename = "visits")]
    new_visits: u32,
}

fn main() {}
