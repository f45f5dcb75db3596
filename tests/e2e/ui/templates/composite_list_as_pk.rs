// Composite list as pk.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk(["org", "user"])]
struct User {
    org: String,
    user: String,
}

fn main() {}
