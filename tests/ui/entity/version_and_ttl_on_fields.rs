//! Options of an entity as attributes of fields.

use ddb_keys::Entity;

#[derive(Debug, Entity)]
#[pk("NOTE#<id>")]
struct Note {
    id: String,
    #[version]
    rev: u64,
    #[ttl]
    gone: u64,
}

fn main() {}
