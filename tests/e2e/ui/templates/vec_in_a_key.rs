// Vec in a key.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("T#<tags>")]
struct T {
    tags: Vec<String>,
}

fn main() {}
