//! Tables of 1 to 300 entities, written by the build script.

use ddb_keys::{Entity, Table};

/// A key of one of a table's entities.
pub trait Placed<'a> {
    /// The position of the entity in the table, and the key's id.
    fn place(self) -> (usize, &'a str);
}

/// A table's last entity.
pub trait Last {
    type Entity;
}

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
