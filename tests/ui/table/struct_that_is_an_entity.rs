//! Both derives on one struct.

use ddb_keys::{Entity, Table};

#[derive(Debug, Entity, Table)]
#[table(name = "notes", pk = "PK")]
#[pk("NOTE#<id>")]
struct Note {
    id: String,
}

fn main() {
    let _ = NoteKey { id: "a" };
}
