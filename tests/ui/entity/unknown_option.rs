use ddb_keys::Entity;

#[derive(Entity)]
#[entity(nmae = "USER")]
#[pk("USER#<id>")]
struct User {
    id: String,
}

#[derive(Entity)]
#[entity(colour)]
#[pk("GAME#<id>")]
struct Game {
    id: String,
}

fn main() {}
