// Braces with format.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORDER#{number:08}")]
struct Order {
    number: u32,
}

fn main() {}
