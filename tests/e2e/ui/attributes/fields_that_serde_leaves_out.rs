//! What serde may leave out it must be able to read: `Option`s and fields with a default are.
#![allow(dead_code, unused)]

use ddb_keys::{Document, Entity};
use serde::{Deserialize, Deserializer, Serialize};

type Maybe = Option<u32>;

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_nothing(number: &Option<u32>) -> bool {
    number.unwrap_or_default() == 0
}

fn number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u32>, D::Error> {
    Option::deserialize(from)
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("PLACE#<id>")]
struct Place {
    #[serde(skip_serializing_if = "is_zero")]
    id: u32,
    #[serde(skip_serializing_if = "is_zero")]
    rank: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    maybe: Maybe,
    #[serde(skip_serializing_if = "is_nothing")]
    wins: Option<u32>,
    #[serde(skip_serializing_if = "is_nothing", default)]
    losses: Option<u32>,
    doubly: Option<Option<u32>>,
    unit: Option<()>,
    #[serde(skip_serializing_if = "is_zero", default)]
    visits: u32,
}

#[derive(Serialize, Deserialize, Document)]
struct Street {
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "number")]
    number: Option<u32>,
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
}

fn main() {}
