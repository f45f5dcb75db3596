//! Aliases under which other fields are stored or read.
#![allow(dead_code)]
use ddb_keys::{Document, Entity};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("USER#<id>")]
struct User {
    id: u32,
    #[serde(alias = "mail", alias = "nickName")]
    email: Option<String>,
    nick_name: Option<String>,
    #[serde(alias = "phone")]
    mobile: Option<String>,
    #[serde(alias = "phone")]
    landline: Option<String>,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("CART#<id>")]
struct Cart {
    id: u32,
    #[serde(skip_deserializing)]
    total: u32,
    #[serde(alias = "total")]
    sum: u32,
}

#[derive(Serialize, Deserialize, Document)]
struct Address {
    city: String,
    #[serde(alias = "city")]
    r#type: String,
}

// A field that is not stored has no attribute, and one may be written where another one is read.
#[derive(Serialize, Deserialize, Entity)]
#[pk("PLACE#<id>")]
struct Fine {
    #[serde(alias = "id", alias = "number")]
    id: u32,
    #[serde(alias = "title", alias = "label")]
    name: String,
    #[serde(skip)]
    title: String,
    #[serde(skip, alias = "label")]
    label: String,
    #[serde(skip_deserializing)]
    visits: u32,
    #[serde(skip_serializing, default, alias = "visits")]
    visitors: u32,
}

fn main() {}
