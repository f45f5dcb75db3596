// Table enum of struct without Entity.
use ddb_keys::{Entity, Table};
#[derive(Debug, serde::Serialize, serde::Deserialize)]
struct A {
    id: String,
}
#[derive(Debug, Table)]
#[table(name = "ttt", pk = "PK")]
enum T {
    A(A),
}

fn main() {}
