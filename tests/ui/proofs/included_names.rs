//! Proof 5: an index includes attributes that some entity stores.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail, pk = "EMAIL#<email>")]
struct User {
    id: u32,
    email: String,
    name: String,
}

// 1. a slip of the pen
#[derive(Table)]
#[table(name = "users", pk = "PK")]
#[gsi(ByEmail, name = "by-email", pk = "GSI1PK", projection = include("names"))]
enum Slip {
    User(User),
}

// 2. nothing to report
#[derive(Table)]
#[table(name = "users", pk = "PK")]
#[gsi(ByEmail, name = "by-email", pk = "GSI1PK", projection = include("name", "entity_type"))]
enum Fine {
    User(User),
}

fn main() {}
