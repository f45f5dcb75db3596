// Format for width written like std.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORDER#<number:>8>")]
struct Order {
    number: u32,
}

fn main() {}
