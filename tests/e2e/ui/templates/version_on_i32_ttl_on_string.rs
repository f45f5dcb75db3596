// Version on i32, ttl on String.
use ddb_keys::Entity;
#[derive(Entity)]
#[entity(version = rev, ttl = expires)]
#[pk("FILE#<id>")]
struct File {
    rev: i32,
    expires: String,
    id: u32,
}

fn main() {}
