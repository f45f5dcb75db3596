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
#[table(name = "app", pk = "PK", sk = "SK")]
#[gsi(ByEmail, pk = "GSI1PK")]
#[gsi(ByEmail, pk = "GSI2PK")]
#[gsi(NoPartitionKey, sk = "GSI3SK")]
#[lsi(Local, pk = "PK", sk = "LSI1SK")]
#[lsi(NoSortKey)]
#[gsi(Five, pk = ["a", "b", "c", "d", "e"])]
#[gsi("Quoted", pk = "GSI4PK")]
#[gsi]
enum App {
    User(User),
}

fn main() {}
