//! The keys that are written to one attribute: of one entity, or of several.

use super::attributes::alternatives;
use super::keys::Keys;
use crate::schema::{IndexSchema, KeyAttribute, Role, TableSchema, same};

/// The maximum number of indexes that DynamoDB allows.
const INDEXES: usize = 25;

/// The attributes of the table's key, and up to eight of each index's.
const PLACES: usize = 2 + 8 * INDEXES;

/// What the keys of a table of `N` entities say about its attributes, found in one walk, because the compiler interprets each step.
#[derive(Debug)]
pub(super) struct SharedAttributes<const N: usize> {
    /// For each entity, a key of another type than the first one of the same attribute, after this first one.
    pub(super) mixed: [Option<[&'static KeyAttribute; 2]>; N],
    /// Whether keys of several indexes write one attribute of the entity.
    pub(super) shares: [bool; N],
}

impl<const N: usize> SharedAttributes<N> {
    /// Visits the keys of every entity that has no errors.
    pub(super) const fn of(table: &TableSchema) -> Self {
        let mut found = Self { mixed: [None; N], shares: [false; N] };
        let (first_places, mut first) = (first_places(table), [None; PLACES]);
        let mut position = 0;
        while position < N {
            let entity = table.entities[position];
            let mut keys = Keys::stored(entity);
            let (mut own, mut index) = ([None::<&KeyAttribute>; PLACES], 0);
            while let (Some(key), false) = (keys.next(), entity.broken) {
                index = next_index(table, key, index);
                let Some(place) = place(table, key, index) else { continue };
                let place = first_places[place] as usize;
                match first[place] {
                    None => first[place] = Some(key),
                    Some(first) if !have_one_type(first, key) => {
                        found.mixed[position] = Some([first, key]);
                    }
                    Some(_) => {}
                }
                if let Some(other) = own[place] {
                    found.shares[position] |= !alternatives(other, key);
                }
                own[place] = Some(key);
            }
            position += 1;
        }
        found
    }
}

const fn have_one_type(a: &KeyAttribute, b: &KeyAttribute) -> bool {
    a.key_type() as u8 == b.key_type() as u8
}

/// The number of the index of a key, which is mostly that of the key before it or the next one. The number of indexes if
/// the table lacks it.
const fn next_index(table: &TableSchema, key: &KeyAttribute, before: usize) -> usize {
    let Some(ident) = key.index else { return before };
    let count = table.indexes.len();
    let mut tried = 0;
    while tried < count {
        let at = (before + tried) % count;
        if same(table.indexes[at].ident, ident) {
            return at;
        }
        tried += 1;
    }
    count
}

/// The place of a key's attribute in a list of all. The derive refuses indexes and attributes without one.
const fn place(table: &TableSchema, key: &KeyAttribute, index: usize) -> Option<usize> {
    let (half, own) = match key.role {
        Role::Partition => (0, 0),
        Role::Sort => (4, 1),
    };
    if key.index.is_none() {
        return Some(own);
    }
    if index >= table.indexes.len() || index >= INDEXES || key.position >= 4 {
        return None;
    }
    if table.indexes[index].local && half == 0 {
        return Some(0);
    }
    Some(2 + 8 * index + half + key.position)
}

/// For each place, the first one of the same attribute. One attribute may serve several keys.
const fn first_places(table: &TableSchema) -> [u8; PLACES] {
    let (mut places, mut place) = ([0; PLACES], 0);
    while place < PLACES && place < 2 + 8 * table.indexes.len() {
        let mut first = 0;
        while first < place && !is_one(name_at(table, first), name_at(table, place)) {
            first += 1;
        }
        #[allow(clippy::cast_possible_truncation, reason = "there are 202 places")]
        let first = first as u8;
        places[place] = first;
        place += 1;
    }
    places
}

const fn is_one(a: Option<&str>, b: Option<&str>) -> bool {
    matches!((a, b), (Some(a), Some(b)) if same(a, b))
}

/// The name of the attribute at a place.
const fn name_at(table: &TableSchema, place: usize) -> Option<&'static str> {
    match place {
        0 => return Some(table.pk),
        1 => return table.sk,
        _ => {}
    }
    let IndexSchema { pk, sk, .. } = table.indexes[(place - 2) / 8];
    let (names, at) = if (place - 2) % 8 < 4 { (pk, place - 2) } else { (sk, place - 6) };
    if at % 8 < names.len() { Some(names[at % 8]) } else { None }
}
