// When with a comparison.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("FILE#<id>")]
#[gsi(Big, when(size > 5), pk = "BIG#<id>")]
struct File {
    size: u32,
    id: u32,
}

fn main() {}
