// Collision of two entities.
use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("A#<id>")]
struct A {
    id: String,
}
#[derive(Debug, Entity)]
#[pk("A#<name>")]
struct B {
    name: String,
}
#[derive(Debug, Table)]
#[table(name = "ttt", pk = "PK")]
enum T {
    A(A),
    B(B),
}

fn main() {}
