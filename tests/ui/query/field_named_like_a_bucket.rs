use chrono::{DateTime, Utc};
use ddb_keys::Entity;

#[derive(Entity)]
#[pk("LOG#<at:month>")]
#[sk("<at:millis>#<at_month>")]
struct Log {
    at: DateTime<Utc>,
    at_month: u32,
}

fn main() {}
