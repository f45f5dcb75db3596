//! Exclusive end over text.
#![allow(dead_code, unused)]

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
    let _ = User::query().org("o").name_in("a".."b");
    let _ = User::query_by_name().org("o").name_in(.."b");
    let _ = User::query().org("o").name_in(..);
}
