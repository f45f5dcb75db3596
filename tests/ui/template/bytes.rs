use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<digest>")]
struct User {
    digest: Vec<u8>,
}

fn main() {}
