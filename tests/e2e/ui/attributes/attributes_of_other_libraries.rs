//! Attributes that other libraries have: the compiler does not know them.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[ttl(expires)]
#[version(version)]
#[unique(email)]
struct User {
    id: u32,
    #[index]
    email: String,
    expires: u64,
    version: u64,
}

fn main() {}
