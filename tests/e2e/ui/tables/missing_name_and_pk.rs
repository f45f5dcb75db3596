// Missing name and pk.
use ddb_keys::{Entity, Table};
#[derive(Entity)]
#[pk("X#<id>")]
struct Thing {
    id: u32,
}
#[derive(Table)]
enum Things {
    Thing(Thing),
}

fn main() {}
