//! The table names attributes; templates belong to entities.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
struct User {
    id: u32,
}

#[derive(Table)]
#[table(name = "users", pk = "USER#<id>")]
enum Users {
    User(User),
}

fn main() {}
