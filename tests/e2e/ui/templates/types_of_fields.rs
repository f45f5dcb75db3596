//! Fields of types that do not have the format or the role.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

mod millis_of_a_date {
    use super::*;

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
}

mod version_on_i32_ttl_on_string {
    use super::*;

    #[derive(Entity)]
    #[entity(version = rev, ttl = expires)]
    #[pk("FILE#<id>")]
    struct File {
        rev: i32,
        expires: String,
        id: u32,
    }
}

fn main() {}
