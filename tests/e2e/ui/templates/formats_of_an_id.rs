use chrono::{DateTime, Utc};
use ddb_keys::Entity;
use uuid::Uuid;

#[derive(Entity)]
#[pk("ROOM#<room:08>")]
#[sk("MESSAGE#<message:millis>")]
struct Message {
    room: Uuid,
    message: Uuid,
}

#[derive(Entity)]
#[pk("ROOM#<room:lower>")]
#[sk("CALL#<at:020>")]
struct Call {
    room: Uuid,
    at: DateTime<Utc>,
}

fn main() {}
