// Own enum without KeyPart.
use ddb_keys::Entity;
#[derive(Debug, Clone, Copy)]
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
