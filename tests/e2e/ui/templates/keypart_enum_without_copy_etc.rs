// KeyPart enum without Copy etc.
use ddb_keys::{Entity, KeyPart};
#[derive(KeyPart)]
enum Status {
    Open,
    Closed,
}
#[derive(Entity)]
#[pk("T#<id>")]
#[sk("<status>")]
struct T {
    id: u32,
    status: Status,
}

fn main() {}
