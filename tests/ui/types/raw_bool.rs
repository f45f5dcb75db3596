use ddb_keys::Entity;

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk(active)]
struct User {
    id: u32,
    active: bool,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(Active, pk = active)]
struct Indexed {
    id: u32,
    active: bool,
}

fn main() {}
