// No pk at all.
use ddb_keys::Entity;
#[derive(Entity)]
struct User {
    username: String,
}

fn main() {}
