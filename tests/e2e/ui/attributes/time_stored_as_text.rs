//! A comparison by order of a time that serde stores as text, whose order depends on its digits.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, Table};
use ddb_keys::aws::Client;
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("TASK#<id>")]
struct Task {
    id: String,
    due: Option<DateTime<Utc>>,
    #[serde(with = "chrono::serde::ts_seconds")]
    made: DateTime<Utc>,
}

#[derive(Debug, Table)]
#[table(name = "tasks", pk = "PK")]
enum Tasks {
    Task(Task),
}

async fn overdue(table: Client<Tasks>, now: DateTime<Utc>) {
    let tasks = table.query(Task::query().id("a"));
    let _ = tasks.filter(|task| task.made.lt(now) & task.due.lt(now)).await;
}

fn main() {}
