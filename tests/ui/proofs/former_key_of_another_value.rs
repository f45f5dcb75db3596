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

#[derive(Table)]
#[table(name = "shop", pk = "PK")]
enum Shop {
    Order(Order),
    Item(Item),
}

fn main() {}
