// Template unclosed.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("USER#<username")]
struct User {
    username: String,
}

fn main() {}
