// Pk on the field.
use ddb_keys::Entity;
#[derive(Entity)]
struct User {
    #[pk]
    username: String,
}

fn main() {}
