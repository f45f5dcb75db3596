//! Proves that no two entities can have the same primary key, and that no key of an entity stands for other values under a former
//! template.
//!
//! [`outline`] compares literals as integers, which settles nearly every pair. What it leaves open, [`pair`] decides: two
//! keys can be the same if the [`automaton`] of each template [meets](intersect) the other's, unless a
//! field in both keys would need two values.

pub(super) mod automaton;
mod former;
pub(super) mod intersect;
mod message;
pub(super) mod outline;
pub(super) mod pair;
pub(super) mod pattern;
pub(super) mod witness;

use crate::schema::{EntitySchema, TableSchema, same};
pub(super) use former::{require_distinct_formers, require_distinct_index_formers};
pub(super) use message::message;
use outline::Outlines;
use pair::meet;
pub(in crate::table) use pair::{can_begin, can_meet};

/// The maximum number of errors of a table about keys, and the maximum length of the templates in them. After the first few
/// no further pair is searched byte by byte.
const ERRORS: usize = 8;
const BYTES_OF_TEMPLATES: usize = 800;

const fn len_of_templates(entity: &EntitySchema) -> usize {
    let pk = entity.pk.text().len();
    match entity.sk {
        Some(sk) => pk + sk.text().len(),
        None => pk,
    }
}

/// For each entity of a table, the first one before it that has its name or can have its key. Entities with errors are skipped.
/// Once the table has many errors, so are those that only a search could settle.
pub(super) const fn collisions<const N: usize>(table: &TableSchema) -> [Option<usize>; N] {
    let outlines = Outlines::<N>::of(table);
    let mut first = [None; N];
    let (mut position, mut found, mut bytes) = (0, 0, 0);
    while position < N {
        let entity = table.entities[position];
        if !entity.broken {
            first[position] = first_named(table, position);
            if first[position].is_none() && found < ERRORS && bytes < BYTES_OF_TEMPLATES {
                first[position] = outlines.first_collision(table, position);
            }
            if let Some(other) = first[position] {
                found += 1;
                bytes += len_of_templates(entity) + len_of_templates(table.entities[other]);
            }
        }
        position += 1;
    }
    first
}

/// The first entity before a position with the name of the one there.
const fn first_named(table: &TableSchema, position: usize) -> Option<usize> {
    let mut at = 0;
    while at < position {
        if same(table.entities[at].name, table.entities[position].name) {
            return Some(at);
        }
        at += 1;
    }
    None
}

impl EntitySchema {
    /// Returns whether some primary key, present or former, is one of both entities. The derive of a table asks the same
    /// of each pair of its entities.
    ///
    /// ```
    /// use ddb_keys::Entity;
    ///
    /// #[derive(Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// #[derive(Entity)]
    /// #[pk("<kind>#<id>")]
    /// struct Node { kind: String, id: String }
    ///
    /// assert!(User::SCHEMA.can_have_key_of(Node::SCHEMA));
    /// ```
    #[must_use]
    pub const fn can_have_key_of(&self, other: &Self) -> bool {
        meet(self, other).is_some()
    }
}
