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
#[table(name = "app", pk = "PK", type_atribute = "kind")]
#[gsi(ByEmail, name = "by-email", pk = "GSI1PK", projections = all)]
enum App {
    #[table(unkown)]
    User(User),
}

fn main() {}
