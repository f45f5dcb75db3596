//! The places of a table's keys, and the attributes at these places.

use crate::schema::same;
use crate::schema::{IndexSchema, KeyAttribute, Role, TableSchema};

/// The maximum number of indexes that DynamoDB allows.
const INDEXES: usize = 25;

/// The table's two places, and eight for each index.
pub(super) const PLACES: usize = 2 + 8 * INDEXES;

/// For each place, the first one of the same attribute. One attribute may serve several keys.
#[derive(Debug)]
pub(super) struct Places {
    table: &'static TableSchema,
    first: [u8; PLACES],
}

impl Places {
    pub(super) const fn of(table: &'static TableSchema) -> Self {
        let mut places = Self { table, first: [0; PLACES] };
        places.first[1] = 1;
        let mut index = 0;
        while index < table.indexes.len() && index < INDEXES {
            let mut nth = 0;
            while nth < 8 {
                let names = if nth < 4 { table.indexes[index].pk } else { table.indexes[index].sk };
                if nth % 4 < names.len() {
                    #[allow(clippy::cast_possible_truncation, reason = "there are 202 places")]
                    let first = first_place(table, names[nth % 4]) as u8;
                    places.first[2 + 8 * index + nth] = first;
                }
                nth += 1;
            }
            index += 1;
        }
        places
    }

    /// Returns the place of a key attribute, if the table has its index.
    pub(super) const fn at(&self, key: &KeyAttribute) -> Option<usize> {
        match key.index {
            None => self.in_table(key),
            Some(ident) => match self.indexes().find(ident) {
                Some(number) => self.in_index(number, key),
                None => None,
            },
        }
    }

    pub(super) const fn indexes(&self) -> Finder {
        Finder::of(self.table)
    }

    /// Returns the place of an attribute of the table's key.
    pub(super) const fn in_table(&self, key: &KeyAttribute) -> Option<usize> {
        match key.role {
            Role::Partition => Some(0),
            Role::Sort if self.table.sk.is_some() => Some(1),
            Role::Sort => None,
        }
    }

    /// Returns the place of an attribute of an index's key. The derive refuses indexes and attributes without one.
    pub(super) const fn in_index(&self, number: usize, key: &KeyAttribute) -> Option<usize> {
        let index = &self.table.indexes[number];
        let (names, half) = match key.role {
            Role::Partition if index.local => return Some(0),
            Role::Partition => (index.pk, 0),
            Role::Sort => (index.sk, 4),
        };
        if number >= INDEXES || key.position >= names.len() || key.position >= 4 {
            return None;
        }
        Some(self.first[2 + 8 * number + half + key.position] as usize)
    }
}

/// Finds a table's indexes by name. It looks behind the last one that it found first, because entities mostly name
/// indexes in the table's order.
pub(super) struct Finder {
    indexes: &'static [IndexSchema],
    next: usize,
}

impl Finder {
    pub(super) const fn of(table: &TableSchema) -> Self {
        Self { indexes: table.indexes, next: 0 }
    }

    /// Returns the number of an index.
    pub(super) const fn find(&mut self, ident: &str) -> Option<usize> {
        let mut tried = 0;
        while tried < self.indexes.len() {
            let at = if self.next < self.indexes.len() { self.next } else { 0 };
            self.next = at + 1;
            if same(self.indexes[at].ident, ident) {
                return Some(at);
            }
            tried += 1;
        }
        None
    }
}

/// Returns the first place of an attribute of the table.
const fn first_place(table: &TableSchema, name: &str) -> usize {
    if same(name, table.pk) {
        return 0;
    }
    if let Some(sk) = table.sk
        && same(name, sk)
    {
        return 1;
    }
    let mut at = 0;
    while at < table.indexes.len() && at < INDEXES {
        let index = &table.indexes[at];
        if let Some(position) = position(index.pk, name) {
            return 2 + 8 * at + position;
        }
        if let Some(position) = position(index.sk, name) {
            return 6 + 8 * at + position;
        }
        at += 1;
    }
    0
}

const fn position(names: &[&str], name: &str) -> Option<usize> {
    let mut at = 0;
    while at < names.len() && at < 4 {
        if same(names[at], name) {
            return Some(at);
        }
        at += 1;
    }
    None
}
