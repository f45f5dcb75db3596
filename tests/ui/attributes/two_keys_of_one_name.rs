use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(ByEmail, pk = email)]
#[gsi(ByEmail, pk = "EMAIL#<email>")]
struct User {
    id: String,
    email: String,
}

fn main() {}
