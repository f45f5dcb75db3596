#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("LOG#<source>")]
#[sk("<day:millis>")]
struct Log { source: String, day: chrono::NaiveDate }
#[derive(Debug, Table)]
#[table(name = "logs", pk = "pk", sk = "sk")]
enum Logs { Log(Log) }
async fn f(t: Client<Logs>, d: chrono::NaiveDate) -> Result<(), Error> {
    let rows = t.query(Log::query().source("a").day(d)).await?;
    t.delete(LogKey { source: "a", day: d }).await?;
    Ok(())
}
fn main() {}
