use ddb_keys::Entity;

#[derive(Debug, Clone)]
struct Money {
    cents: u64,
}

#[derive(Entity)]
#[pk("ORDER#<id>")]
#[gsi(ByTotal, pk = "TOTAL#<total>", sk = "<id>")]
struct Order {
    id: u32,
    total: Money,
}

#[derive(Entity)]
#[pk("ORDER#<id>")]
#[gsi(ByTotal, pk = "TOTAL#<total>", sk = "<id>")]
struct Sparse {
    id: u32,
    total: Option<Money>,
}

fn main() {}
