//! Formats that the spelling of a field's type rules out.

use ddb_keys::Entity;

#[derive(Debug, Entity)]
#[pk("BILL#<cents:08>#<name:04>")]
#[sk("<count:upper>#<at:millis>#<paid:ordered>#<less:desc(8)>")]
struct Bill {
    cents: i32,
    name: String,
    count: u32,
    at: u64,
    paid: bool,
    less: i64,
}

#[derive(Debug, Entity)]
#[pk("NOTE#<id?>")]
#[sk("<title.to_lowercase()>")]
struct Note {
    id: String,
    title: String,
}

fn main() {}
