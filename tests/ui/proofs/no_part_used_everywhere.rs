//! A forgotten `derive(KeyPart)` is one error, however often the type is used.
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
    let user = User { id: UserId(1) };
    let _ = user.key();
    let _ = User::query().id(UserId(1));
    let _ = Order::query_by_number().number(7).id(UserId(1));
    let _ = App::from(user);
}
