//! Types that are no time stamps, and the time of the last write, which only the library sets.
#![allow(dead_code, unused)]

use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(created = created, updated = updated)]
#[pk("PAGE#<name>")]
pub struct Page {
    name: String,
    created: u64,
    updated: Option<u64>,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(updated = updated)]
#[pk("FILE#<name>")]
pub struct NotClone {
    name: String,
    updated: u64,
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(created = created)]
#[pk("NOTE#<name>")]
pub struct NoTime {
    name: String,
    created: String,
}

#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
pub enum App {
    Page(Page),
}

pub fn fine(table: Client<App>) {
    let update = table.update(PageKey { name: "a" }).set(|page| page.created, 7);
    let _ = update.condition(|page| page.updated.lt(9));
}

pub fn mistakes(table: Client<App>) {
    let _ = table.update(PageKey { name: "a" }).set(|page| page.updated, 7);
}

fn main() {}
