#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("U#<id>")]
#[sk("P")]
struct U { id: String, #[serde(rename = "PK")] p: String }
#[derive(Debug, Table)]
#[table(name = "app", pk = "PK", sk = "SK")]
enum App { U(U) }
fn main() {}
