//! A variant that holds no entity is one error.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<name>")]
struct User {
    name: String,
}

struct Money(u32);

#[derive(Table)]
#[table(name = "app", pk = "PK")]
#[gsi(ByName, pk = "GSI1PK")]
enum App {
    User(User),
    Money(Money),
}

fn main() {
    let _ = App::from(User { name: String::from("alice") });
    let _ = App::Money(Money(1));
}
