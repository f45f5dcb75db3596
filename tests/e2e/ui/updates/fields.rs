//! Fields that an update does not set.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

mod change_a_version {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[entity(version = version, ttl = expires)]
    #[pk("PAGE#<name>")]
    pub struct Page {
        name: String,
        visits: u64,
        expires: Option<u64>,
        version: u64,
    }

    #[derive(Debug, Table)]
    #[table(name = "app", pk = "PK")]
    pub enum App {
        Page(Page),
    }


    pub fn fine(table: Client<App>) {
        let update = table.update(PageKey { name: "a" }).set(|page| page.expires, 7);
        let _ = update.condition(|page| page.version.exists()).set_from(|page| page.visits, |page| page.visits + 1);
    }

    pub fn mistakes(table: Client<App>) {
        let update = || table.update(PageKey { name: "a" });
        let _ = update().set(|page| page.version, 7);
        let _ = update().set_if_missing(|page| page.version, 7);
        let _ = update().set_from(|page| page.version, |page| page.version);
        let _ = update().add(|page| page.version, 7);
        let _ = update().subtract(|page| page.version, 7);
        let _ = update().remove(|page| page.version);
    }
}

mod set_of_a_field_that_when_tests {
    use super::*;

    #[derive(Debug, Serialize, Deserialize, Entity)]
    #[pk("JOB#<id>")]
    #[gsi(Work, name = Open, when(done = false), pk = "WORK#<owner>", sk = "OPEN#<id>")]
    pub struct Job {
        pub id: String,
        pub owner: String,
        pub done: bool,
    }

    #[derive(Debug, Table)]
    #[table(name = "jobs", pk = "PK")]
    #[gsi(Work, name = "work", pk = "GSI1PK", sk = "GSI1SK")]
    pub enum Jobs {
        Job(Job),
    }

    async fn run(table: Client<Jobs>) -> Result<(), Error> {
        // The field, beside the key that goes with it.
        table.update(JobKey { id: "1" }).set(|job| job.done, true).remove_index::<JobOpenKey>().await?;
        // The typed attribute of a part of the key.
        table.update(JobKey { id: "1" }).set(|job| job.owner, "ann").await?;
        Ok(())
    }
}

fn main() {}
