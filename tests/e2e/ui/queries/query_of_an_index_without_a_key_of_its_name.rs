#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("JOB#<id>")]
#[gsi(Work, name = Open, when(done = false), pk = "WORK#<owner>", sk = "OPEN#<id>")]
#[gsi(Work, name = Done, when(done = true), pk = "WORK#<owner>", sk = "DONE#<id>")]
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
    // 1. a query
    let jobs = table.query(Job::query_work().owner("ann")).await?;
    // 2. a scan
    let jobs = table.scan_index(Job::scan_work()).await?;
    Ok(())
}

fn main() {}
