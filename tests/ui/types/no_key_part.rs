use ddb_keys::Entity;

#[derive(Debug, Clone)]
struct Money {
    cents: u64,
}

#[derive(Entity)]
#[pk("ORDER#<id>")]
#[sk("TOTAL#<total>")]
struct Order {
    id: u32,
    total: Money,
}

fn main() {}
