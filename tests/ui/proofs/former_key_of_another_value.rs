use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ORDER#<year>#<number>")]
#[former(V1, pk = "ORDER#<id..>")]
struct Order {
    id: String,
    year: u16,
    number: u32,
}

#[derive(Entity)]
#[pk("ITEM#<id:ordered>")]
#[former(V1, pk = "ITEM#<id>")]
struct Item {
    id: i32,
}

// `ALICE` has the key that `alice` had before.
#[derive(Entity)]
#[pk("USER#<name>")]
#[former(V1, pk = "USER#<name:upper>")]
struct User {
    name: String,
}

#[derive(Entity)]
#[pk("TEAM#<name:lower>")]
#[former(V1, pk = "TEAM#<name>")]
struct Team {
    name: String,
}

#[derive(Entity)]
#[pk("CITY#<name:uppercase>")]
#[former(V1, pk = "CITY#<name:upper>")]
struct City {
    name: String,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK")]
enum Shop {
    Order(Order),
    Item(Item),
    User(User),
    Team(Team),
    City(City),
}

fn main() {}
