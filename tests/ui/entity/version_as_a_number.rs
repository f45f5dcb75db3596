use ddb_keys::Entity;
#[derive(Entity)]
#[entity(version = 1)]
#[pk("ORG#<org>")]
struct Org {
    org: String,
    rev: u64,
}
fn main() {}
