// A field called like the key.
use ddb_keys::{Entity, Table};
#[derive(Entity)]
#[pk("X#<id>")]
struct Thing {
    id: u32,
    #[allow(non_snake_case)]
    PK: String,
}
#[derive(Table)]
#[table(name = "things", pk = "PK")]
enum Things {
    Thing(Thing),
}

fn main() {}
