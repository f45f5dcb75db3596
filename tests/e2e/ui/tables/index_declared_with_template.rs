// Index declared with template.
use ddb_keys::{Entity, Table};
#[derive(Entity)]
#[pk("X#<id>")]
#[gsi(ByName, pk = "N#<name>")]
struct Thing {
    id: u32,
    name: String,
}
#[derive(Table)]
#[table(name = "things", pk = "PK")]
#[gsi(ByName, name = "by-name", pk = "N#<name>")]
enum Things {
    Thing(Thing),
}

fn main() {}
