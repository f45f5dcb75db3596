// Option in primary key.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("PRICE#<price>")]
struct Price {
    price: Option<u32>,
}

fn main() {}
