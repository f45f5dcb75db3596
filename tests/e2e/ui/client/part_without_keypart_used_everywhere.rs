#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart};
use serde::{Deserialize, Serialize};
use uuid::Uuid;
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TenantId(String);
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("INV#<number>")]
pub struct Invoice { tenant: TenantId, number: u32, total: u64 }
#[derive(Debug, Table)]
#[table(name = "inv", pk = "PK", sk = "SK")]
enum Bills { Invoice(Invoice) }
async fn f(c: aws_sdk_dynamodb::Client) -> Result<(), Error> {
    let t = Bills::client(c);
    let tenant = TenantId("a".into());
    let i = Invoice { tenant: tenant.clone(), number: 1, total: 3 };
    t.put(&i).await?;
    let x = t.get(InvoiceKey { tenant: &tenant, number: 1 }).await?;
    let l = t.query(Invoice::query().tenant(&tenant)).await?;
    t.update(InvoiceKey { tenant: &tenant, number: 1 }).add(|i| i.total, 1).await?;
    t.delete(InvoiceKey { tenant: &tenant, number: 1 }).await?;
    for x in t.scan().await? {}
    Ok(())
}
fn main() {}
