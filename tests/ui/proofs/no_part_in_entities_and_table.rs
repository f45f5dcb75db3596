//! A forgotten `derive(KeyPart)` is one error at each field of the type, and one for the table.
#![allow(dead_code)]
use ddb_keys::{Entity, Table};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct UserId(u32);

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
struct User {
    id: UserId,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("ORDER#<number:08>#<id>")]
#[gsi(ByNumber, pk = "NUMBER#<number>", sk = "USER#<id>")]
struct Order {
    id: UserId,
    number: u32,
}

#[derive(Table)]
#[table(name = "app", pk = "PK", sk = "SK")]
#[gsi(ByNumber, pk = "GSI1PK", sk = "GSI1SK")]
enum App {
    User(User),
    Order(Order),
}

fn main() {
    let _ = App::from(User { id: UserId(1) });
}
