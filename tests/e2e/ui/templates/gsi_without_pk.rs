// Gsi without pk.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("FILE#<id>")]
#[gsi(ByName, sk = "<name>")]
struct File {
    name: String,
    id: u32,
}

fn main() {}
