// Table without the index.
use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("A#<id>")]
#[gsi(ByName, pk = "N#<name>")]
struct A {
    id: String,
    name: String,
}
#[derive(Debug, Table)]
#[table(name = "ttt", pk = "PK")]
enum T {
    A(A),
}

fn main() {}
