use ddb_keys::{Entity, Table};

#[derive(Entity)]
#[pk("ORDER#<id>")]
#[former(V1, pk = "O#<id>")]
struct Order {
    id: String,
}

#[derive(Entity)]
#[pk("O#<name>")]
struct Offer {
    name: String,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK")]
enum Shop {
    Order(Order),
    Offer(Offer),
}

fn main() {}
