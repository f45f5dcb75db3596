//! An entity without the derive.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

struct User {
    id: u32,
}

impl Entity for User {}

fn main() {}
