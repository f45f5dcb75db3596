// Table attribute on the struct.
use ddb_keys::Entity;
#[derive(Entity)]
#[table(name = "users")]
#[pk("X#<id>")]
struct Thing {
    id: u32,
}

fn main() {}
