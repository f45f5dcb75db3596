//! Keys shared on purpose: `overlap` stands for exactly the pairs that it names.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ACCOUNT#<name>")]
struct User {
    name: String,
}

#[derive(Entity)]
#[pk("ACCOUNT#<name>")]
struct Organization {
    name: String,
}

#[derive(Entity)]
#[pk("ACCOUNT#<name>")]
struct Bot {
    name: String,
}

// the third entity is left out of it
#[derive(Table)]
#[table(name = "accounts", pk = "PK", overlap(User, Organization))]
enum Accounts {
    User(User),
    Organization(Organization),
    Bot(Bot),
}

// nothing would tell them apart
#[derive(Table)]
#[table(name = "accounts", pk = "PK", type_attribute = none, overlap(User, Organization))]
enum Untyped {
    User(User),
    Organization(Organization),
}

// `overlap` of one entity
#[derive(Table)]
#[table(name = "accounts", pk = "PK", overlap(User))]
enum Alone {
    User(User),
}

fn main() {}
