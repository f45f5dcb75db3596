// Tuple struct entity.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("X#<0>")]
struct Thing(u32);

fn main() {}
