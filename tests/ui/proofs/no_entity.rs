//! A variant that holds no entity is one error, wherever the table is used.
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
    let row = App::from(User { name: String::from("alice") });
    let _ = row.key();
    let _ = App::SCHEMA.chart().to_string();
    let _ = AppKey::parse("USER#alice");
    println!("{}", Money(1).0);
}
