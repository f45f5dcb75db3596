use ddb_keys::Entity;

use ddb_keys::KeyPart;

#[derive(KeyPart)]
struct Name(String);

#[derive(Entity)]
#[pk("USER#<name>")]
#[gsi(ByName, pk = "NAME#<name:08>")]
struct User {
    name: Name,
}

fn main() {}
