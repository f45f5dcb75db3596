//! Versioned collection in a batch.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};
use ddb_keys::aws::Client;
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, Entity)]
#[entity(version = version)]
#[pk("PAGE#<name>")]
#[sk("PAGE")]
pub struct Page {
    name: String,
    version: u64,
}

#[derive(Debug, Table)]
#[table(name = "wiki", pk = "PK", sk = "SK")]
pub enum Wiki {
    Page(Page),
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Wiki)]
pub struct Article {
    page: Page,
}


pub fn mistake(table: Client<Wiki>, article: Article) {
    let _ = table.batch().put_all(&article);
}

fn main() {}
