use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("USER#<id>")]
struct User {
    id: String,
}

#[derive(Table)]
#[table(name = "app", pk = "PK")]
enum App {
    User(User),
    #[table(unknown)]
    Unknown,
}

fn main() {}
