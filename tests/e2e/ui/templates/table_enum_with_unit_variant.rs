// Table enum with unit variant.
use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("A#<id>")]
struct A {
    id: String,
}
#[derive(Debug, Table)]
#[table(name = "ttt", pk = "PK")]
enum T {
    A,
}

fn main() {}
