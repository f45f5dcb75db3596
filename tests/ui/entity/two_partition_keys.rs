use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[pk("MEMBER#<id>")]
#[sk("A")]
#[sk("B")]
struct User {
    id: String,
}

fn main() {}
