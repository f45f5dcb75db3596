use ddb_keys::Entity;

#[derive(serde::Serialize, Entity)]
#[pk("USER#<id>")]
#[sk(created)]
struct User {
    id: String,
    #[serde(skip)]
    created: u64,
}

fn main() {}
