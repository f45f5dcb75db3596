use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
struct User {
    id: String,
}

#[derive(Entity)]
#[pk("GAME#<id>")]
struct Game {
    id: String,
}

#[derive(Table)]
enum App {
    User(User),
}

#[derive(Table)]
#[table(name = "app")]
enum NoKey {
    User(User),
}

fn main() {}
