#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

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

fn main() {}
