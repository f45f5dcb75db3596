// Day of a u64.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("LOG#<at:day>")]
struct Log {
    at: u64,
}

fn main() {}
