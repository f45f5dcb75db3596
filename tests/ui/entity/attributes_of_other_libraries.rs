//! Attributes that other libraries have for keys and unique values. Where the entity has its key, they may belong to another derive.
#![allow(dead_code)]
use ddb_keys::Entity;

#[derive(Entity)]
struct ByKey {
    #[key]
    id: String,
}

#[derive(Entity)]
struct ById {
    #[id]
    id: u32,
}

#[derive(Entity)]
#[primary_key(id)]
struct ByPrimaryKey {
    id: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
struct User {
    id: String,
    #[unique]
    email: String,
}

#[derive(Entity)]
#[pk("ITEM#<id>")]
struct OfAnotherDerive {
    #[id]
    #[key]
    #[primary_key]
    id: String,
}

fn uses() {
    let _ = ByKeyKey { id: "a" };
    let _ = ById::query().id(1);
    let _ = UserKey { id: "a" };
}

fn main() {}
