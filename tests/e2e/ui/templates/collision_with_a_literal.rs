#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("P#<a>")]
#[sk("X#<b>")]
struct A { a: String, b: String }
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("P#<id>")]
#[sk("X#SUM")]
struct B { id: String }
#[derive(Debug, Table)]
#[table(name = "app", pk = "pk", sk = "sk")]
enum App { A(A), B(B) }
fn main() {}
