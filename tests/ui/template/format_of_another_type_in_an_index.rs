//! Format of another type in an index.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

#[derive(KeyPart)]
struct Name(String);

#[derive(Entity)]
#[pk("USER#<name>")]
#[gsi(ByName, pk = "NAME#<name:08>")]
struct User {
    name: Name,
}

fn main() {}
