use ddb_keys::Entity;

// As in the crate `ulid`.
pub struct Ulid(u128);

#[derive(Entity)]
#[pk("EVENT#<id>")]
struct Event {
    id: Ulid,
}

fn main() {}
