//! The keys that are written to one attribute: of one entity, or of several.

use super::attributes::are_alternatives;
use super::keys::Keys;
use crate::schema::{KeyAttribute, TableSchema, same};

/// The maximum number of key attributes of a table: two of its own, and eight of each of 25 indexes.
const NAMES: usize = 2 + 8 * 25;

/// What the keys of a table of `N` entities say about its attributes, found in one walk, because the compiler interprets each step.
#[derive(Debug)]
pub(super) struct SharedAttributes<const N: usize> {
    /// For each entity, a key of another type than the first one of the same attribute, after this first one.
    pub(super) mixed: [Option<[&'static KeyAttribute; 2]>; N],
    /// Whether keys of several indexes write one attribute of the entity.
    pub(super) shares: [bool; N],
}

/// The first and the last key that were written to an attribute.
#[derive(Clone, Copy)]
struct Written {
    name: &'static str,
    first: &'static KeyAttribute,
    last: &'static KeyAttribute,
    /// The position of the last one's entity.
    position: usize,
}

impl<const N: usize> SharedAttributes<N> {
    /// Visits the keys of every entity that has no errors.
    pub(super) const fn of(table: &TableSchema) -> Self {
        let mut found = Self { mixed: [None; N], shares: [false; N] };
        let (mut attributes, mut len, mut at) = ([None; NAMES], 0, 0);
        let mut position = 0;
        while position < N {
            let entity = table.entities[position];
            let mut keys = Keys::stored(table, entity);
            while let (Some((name, key)), false) = (keys.next(), entity.broken) {
                at = place(&attributes, len, name, at);
                if at == NAMES {
                    break;
                }
                let mut written = Written { name, first: key, last: key, position };
                match attributes[at] {
                    Some(Written { first, last, position: before, .. }) => {
                        written.first = first;
                        found.shares[position] |=
                            before == position && !are_alternatives(last, key);
                    }
                    None => len += 1,
                }
                if written.first.key_type() as u8 != key.key_type() as u8 {
                    found.mixed[position] = Some([written.first, key]);
                }
                attributes[at] = Some(written);
            }
            position += 1;
        }
        found
    }
}

/// The place of an attribute among those that are known, mostly that of the attribute before it or the next one. Their number
/// if it is not among them.
const fn place(known: &[Option<Written>; NAMES], len: usize, name: &str, before: usize) -> usize {
    let mut tried = 0;
    while tried < len {
        let at = (before + tried) % len;
        if matches!(known[at], Some(Written { name: other, .. }) if same(other, name)) {
            return at;
        }
        tried += 1;
    }
    len
}
