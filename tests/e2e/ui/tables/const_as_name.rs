// Const as name.
use ddb_keys::{Entity, Table};
const NAME: &str = "things";
#[derive(Entity)]
#[pk("X#<id>")]
struct Thing {
    id: u32,
}
#[derive(Table)]
#[table(name = NAME, pk = "PK")]
enum Things {
    Thing(Thing),
}

fn main() {}
