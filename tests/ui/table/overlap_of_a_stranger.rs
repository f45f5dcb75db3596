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
#[table(name = "app", pk = "PK", overlap(User, Gane))]
enum App {
    User(User),
    Game(Game),
}

#[derive(Table)]
#[table(name = "other", pk = "PK", overlap(User, Invoice))]
enum Other {
    User(User),
    Game(Game),
}

fn main() {}
