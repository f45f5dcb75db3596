//! Excluded start over text.
#![allow(dead_code, unused)]

use std::ops::Bound::{Excluded, Unbounded};

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("ORG#<org>")]
#[sk("USER#<name>")]
#[gsi(ByName, pk = org, sk = name)]
struct User {
    org: String,
    name: String,
}

fn main() {
    let _ = User::query().org("o").name_in((Excluded("a"), Unbounded));
    let _ = User::query_by_name().org("o").name_in((Excluded("a"), Excluded("b")));
    let _ = User::query().org("o").name_in(..);
}
