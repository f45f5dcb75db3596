// Padded signed.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORDER#<delta:08>")]
struct Order {
    delta: i64,
}

fn main() {}
