// Index name as a string.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("FILE#<id>")]
#[gsi("ByName", pk = "N#<name>")]
struct File {
    name: String,
    id: u32,
}

fn main() {}
