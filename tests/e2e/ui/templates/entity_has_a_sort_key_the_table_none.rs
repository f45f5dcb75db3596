// Entity has a sort key, the table none.
use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("A#<id>")]
#[sk("B")]
struct A {
    id: String,
}
#[derive(Debug, Table)]
#[table(name = "ttt", pk = "PK")]
enum T {
    A(A),
}

fn main() {}
