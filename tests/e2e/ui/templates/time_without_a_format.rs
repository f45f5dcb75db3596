// Time without a format.
use ddb_keys::Entity;
#[derive(Entity)]
#[pk("LOG#<at>")]
struct Log {
    at: chrono::DateTime<chrono::Utc>,
}

fn main() {}
