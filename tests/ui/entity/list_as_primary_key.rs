use ddb_keys::Entity;

#[derive(Entity)]
#[pk([tenant, id])]
#[sk(["A#<id>"])]
struct User {
    tenant: String,
    id: String,
}

fn main() {}
