use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<username")]
struct User {
    username: String,
}

#[derive(Entity)]
#[pk("USER#<username#<email>")]
struct Two {
    username: String,
    email: String,
}

fn main() {}
