use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<first><last>")]
struct User {
    first: String,
    last: String,
}

fn main() {}
