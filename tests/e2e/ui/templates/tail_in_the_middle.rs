// Tail in the middle.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("FILE#<path..>#<id>")]
struct File {
    path: String,
    id: u32,
}

fn main() {}
