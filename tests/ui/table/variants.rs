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
#[table(name = "app", pk = "PK")]
enum App {
    Users(User, Game),
    Named { user: User },
    Nothing,
}

fn main() {}
