// Float in key.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("PRICE#<price>")]
struct Price {
    price: f64,
}

fn main() {}
