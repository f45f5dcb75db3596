use ddb_keys::Entity;

#[derive(Entity)]
#[entity(separator = 'x')]
#[pk("USER#<usrname>")]
#[sk("#METADATA#<username")]
#[gsi(ByEmail, pk = "EMAIL#<email:uper>")]
struct User {
    username: String,
    email: String,
}

fn main() {}
