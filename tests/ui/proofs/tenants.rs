//! Partition keys that do not begin with the tenant.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ORG#<org>")]
#[sk("USER#<name>")]
#[gsi(ByEmail, pk = "EMAIL#<email>", sk = "ORG#<org>")]
struct User {
    org: String,
    name: String,
    email: String,
}

#[derive(Entity)]
#[pk("ORGS#<org>")]
#[sk("SETTINGS")]
struct Settings {
    org: String,
}

#[derive(Entity)]
#[pk("PLAN#<plan>")]
#[sk("PLAN")]
struct Plan {
    plan: String,
}

#[derive(Table)]
#[table(name = "app", pk = "PK", sk = "SK", tenant = org)]
#[gsi(ByEmail, name = "by-email", pk = "GPK", sk = "GSK")]
enum App {
    User(User),
    Settings(Settings),
    Plan(Plan),
}

fn main() {}
