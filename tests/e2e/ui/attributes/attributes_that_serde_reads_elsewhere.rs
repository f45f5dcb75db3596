use std::collections::HashMap;

use ddb_keys::{Document, Entity};
use serde::{Deserialize, Serialize};

type Extra = HashMap<String, String>;

#[derive(Serialize, Deserialize, Document)]
struct Street {
    street: String,
}

#[derive(Serialize, Deserialize, Document)]
struct Renamed {
    #[serde(rename(serialize = "town"))]
    city: String,
}

#[derive(Serialize, Deserialize, Document)]
struct MapFirst {
    #[serde(flatten)]
    extra: Extra,
    #[serde(flatten)]
    street: Street,
}

#[derive(Serialize, Deserialize, Document)]
struct Unread {
    #[serde(skip_deserializing)]
    cached: u32,
    #[serde(flatten)]
    extra: HashMap<String, String>,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("PLACE#<id>")]
struct Place {
    id: u32,
    #[serde(skip_deserializing)]
    cached: u32,
    #[serde(flatten)]
    extra: Option<Extra>,
    #[serde(flatten)]
    street: Street,
}

// What is skipped both ways, or comes last, is no mistake.
#[derive(Serialize, Deserialize, Entity)]
#[pk("HOUSE#<id>")]
struct House {
    id: u32,
    #[serde(skip)]
    cached: u32,
    #[serde(flatten)]
    street: Street,
    #[serde(flatten)]
    extra: Extra,
}

fn main() {}
