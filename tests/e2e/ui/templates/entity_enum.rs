// Entity enum.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("X#<id>")]
enum Thing {
    A { id: u32 },
}

fn main() {}
