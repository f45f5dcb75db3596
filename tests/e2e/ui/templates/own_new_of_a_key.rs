#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
struct User { name: String }

impl<'a> UserKey<'a> {
    fn new(name: &'a str) -> Self {
        Self { name }
    }
}
fn main() {}
