// Two placeholders adjacent.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("USER#<a><b>")]
struct User {
    a: String,
    b: String,
}

fn main() {}
