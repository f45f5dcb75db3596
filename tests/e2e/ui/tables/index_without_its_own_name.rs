#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("TASK#<id>")]
#[gsi(gsi1, pk = "P#<project>", sk = "TASK#<id>")]
struct Task { id: String, project: String }
#[derive(Debug, Table)]
#[table(name = "tasks", pk = "pk")]
#[gsi(name = "gsi1", pk = "gsi1pk", sk = "gsi1sk")]
enum Tasks { Task(Task) }
fn main() {}
