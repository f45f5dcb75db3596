//! Unknown names.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, ItemCollection, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
struct User {
    id: u32,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK")]
enum Shop {
    User(User),
    Account(Acount),
}

#[derive(ItemCollection)]
#[item_collection(table = Market)]
struct Account {
    user: User,
}

fn main() {}
