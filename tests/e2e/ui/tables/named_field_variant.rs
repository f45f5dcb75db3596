// Named-field variant.
use ddb_keys::{Entity, Table};
#[derive(Entity)]
#[pk("X#<id>")]
struct Thing {
    id: u32,
}
#[derive(Table)]
#[table(name = "things", pk = "PK")]
enum Things {
    Thing { thing: Thing },
}

fn main() {}
