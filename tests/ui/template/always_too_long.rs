use ddb_keys::Entity;

#[derive(ddb_keys::KeyPart)]
#[key_part(len = 1020)]
struct Long(String);

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("LONG#<long>")]
struct User {
    id: u32,
    long: Long,
}

fn main() {}
