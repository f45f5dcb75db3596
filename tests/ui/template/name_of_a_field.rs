use ddb_keys::Entity;

#[derive(Entity)]
#[pk("username")]
struct User {
    username: String,
}

#[derive(Entity)]
#[pk("USER#<id>")]
#[gsi(Open, pk = "map", sk = "opened")]
struct Game {
    id: u32,
    map: String,
    opened: Option<String>,
}

fn main() {}
