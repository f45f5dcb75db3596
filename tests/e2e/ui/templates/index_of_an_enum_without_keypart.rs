#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Clone, Serialize, Deserialize)]
enum Status { Open, Done }
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("TASK#<id>")]
#[gsi(ByStatus, pk = "STATUS#<status>", sk = "TASK#<id>")]
struct Task { id: String, status: Status }
#[derive(Debug, Table)]
#[table(name = "tasks", pk = "PK")]
#[gsi(ByStatus, name = "by-status", pk = "GSI1PK", sk = "GSI1SK")]
enum Tasks { Task(Task) }
async fn f(t: Client<Tasks>) -> Result<(), Error> {
    let open = t.query(Task::query_by_status().status(Status::Open)).await?;
    t.update(TaskKey { id: "1" }).set_index(TaskByStatusKey { status: Status::Done, id: "1" }).await?;
    Ok(())
}
fn main() {}
