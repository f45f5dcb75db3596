// Unknown format.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORDER#<name:uppercased>")]
struct Order {
    name: String,
}

fn main() {}
