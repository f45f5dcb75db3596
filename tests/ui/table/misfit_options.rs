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
#[table(name = app, pk = "PK", type_attribute = off)]
#[gsi(ByEmail, name = "by-email", pk = email, projection = some)]
#[gsi(ByName, name = "by-name", pk = "name", projection = exclude("age"))]
enum App {
    User(User),
}

fn main() {}
