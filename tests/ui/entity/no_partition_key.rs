use ddb_keys::Entity;

#[derive(Entity)]
struct User {
    username: String,
}

#[derive(Entity)]
#[sk("#METADATA#<username>")]
struct Profile {
    username: String,
}

fn main() {}
