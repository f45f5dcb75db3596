use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
struct User {
    id: String,
}

#[derive(Table)]
#[table(name = "app", pk = "PK", sk = "SK")]
#[lsi]
#[lsi(sk = "LSI1SK")]
enum App {
    User(User),
}

fn main() {}
