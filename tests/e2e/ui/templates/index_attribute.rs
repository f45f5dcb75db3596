#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<id>")]
#[index(ByEmail, pk = "E#<email>")]
struct User { id: String, email: String }
fn main() {}
