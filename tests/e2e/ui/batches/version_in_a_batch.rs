use ddb_keys::aws::Client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("PAGE#<name>")]
pub struct Page {
    name: String,
    version: u64,
}

#[derive(Debug, Table)]
#[table(name = "app", pk = "PK")]
pub enum App {
    Page(Page),
}

fn main() {}

pub fn mistakes(table: Client<App>, page: Page) {
    let _ = table.batch().put(&page);
    let _ = table.batch().put_iter([page]);
}
