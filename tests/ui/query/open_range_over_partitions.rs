//! Open range over partitions.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::Entity;

#[derive(Entity)]
#[pk("LOG#<at:month>")]
#[sk("<at:millis>")]
struct Log {
    at: DateTime<Utc>,
}

fn main() {
    let now = || DateTime::<Utc>::UNIX_EPOCH;
    let _ = Log::query().at_in(now()..);
    let _ = Log::query().at_in((None, Some(now())));
    let _ = Log::query().at_month(7_u32);
    let _ = Log::query().at_month(now()).at_month(now());
}
