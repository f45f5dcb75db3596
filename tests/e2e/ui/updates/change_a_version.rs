// The version of an entity is raised by every write, and changes in no other way.
use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

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

fn main() {}

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
