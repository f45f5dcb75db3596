#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("U#<a>")]
#[sk("<score:010>")]
struct U { a: String, score: i64 }
#[derive(Debug, Table)]
#[table(name = "app", pk = "PK", sk = "SK")]
enum App { U(U) }
async fn f(t: Client<App>) -> Result<(), Error> {
    t.query(U::query().a("x").score_in(1..5)).await?;
    t.get(UKey { a: "x", score: 3 }).await?;
    Ok(())
}
fn main() {}
