// Placeholder typo.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("USER#<user_name>")]
struct User {
    username: String,
}

fn main() {}
