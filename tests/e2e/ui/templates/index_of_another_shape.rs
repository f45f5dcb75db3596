#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("U#<id>")]
#[gsi(ByMail, pk = "M#<mail>", sk = "U#<id>")]
struct U { id: String, mail: String }
#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
#[gsi(ByMail, name = "by-mail", pk = "GSI1PK")]
enum App { U(U) }
fn main() {}
