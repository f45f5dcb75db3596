// Table on a struct.
use ddb_keys::{Entity, Table};
#[derive(Debug, Table)]
#[table(name = "ttt", pk = "PK")]
struct T {
    a: u32,
}

fn main() {}
