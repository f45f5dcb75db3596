//! Entities and parts without the derives that a client needs.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

mod no_serde_at_all {
    use super::*;

    #[derive(Debug, Entity)]
    #[pk("NOTE#<id>")]
    struct Note {
        id: u32,
        text: String,
    }
    #[derive(Debug, Table)]
    #[table(name = "notes", pk = "PK")]
    enum Notes {
        Note(Note),
    }
    async fn f(t: Client<Notes>) -> Result<(), Error> {
        t.put(&Note { id: 1, text: "a".into() }).await?;
        Ok(())
    }
}

mod no_serialize_all_notes_read_by_scan {
    use super::*;

    #[derive(Debug, serde::Deserialize, Entity)]
    #[pk("NOTE#<id>")]
    struct Note {
        id: u32,
        text: String,
    }
    #[derive(Debug, Table)]
    #[table(name = "notes", pk = "PK")]
    enum Notes {
        Note(Note),
    }
    async fn f(t: Client<Notes>) -> Result<(), Error> {
        let all = t.scan().await?;
        t.create_table().await?;
        Ok(())
    }
}

mod part_without_keypart_used_everywhere {
    use super::*;

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
}

fn main() {}
