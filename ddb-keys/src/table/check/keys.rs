//! Walks over the key attributes of an entity.

use core::slice;

use crate::schema::{EntitySchema, FormerKeySchema, IndexKeySchema, IndexSchema};
use crate::schema::{KeyAttribute, TableSchema, same};

/// Key attributes with their names in a table, one after another. Those that the table has no name for are left out.
#[derive(Clone, Copy)]
pub(super) struct Keys<'e> {
    table: &'e TableSchema,
    /// The position of the index of the last key.
    index: usize,
    /// The rest of the present key.
    pk: &'e [&'static KeyAttribute],
    sk: &'e [&'static KeyAttribute],
    /// The keys after it.
    indexes: &'e [IndexKeySchema],
    former_indexes: &'e [IndexKeySchema],
    formers: &'e [FormerKeySchema],
}

impl<'e> Keys<'e> {
    /// Those that an entity writes: first those of the primary key, then those of index keys that the primary key does
    /// not have.
    pub(super) const fn written(table: &'e TableSchema, entity: &'e EntitySchema) -> Self {
        let (pk, sk) = (slice::from_ref(&entity.pk), entity.sk.as_slice());
        let indexes = entity.indexes;
        Self { table, index: 0, pk, sk, indexes, former_indexes: &[], formers: &[] }
    }

    /// Those that it writes, then those of its former keys of indexes.
    pub(super) const fn of_indexes(table: &'e TableSchema, entity: &'e EntitySchema) -> Self {
        Self { former_indexes: entity.former_indexes, ..Self::written(table, entity) }
    }

    /// Those that stored items of an entity can have: those that it writes, then those of its former keys.
    pub(super) const fn stored(table: &'e TableSchema, entity: &'e EntitySchema) -> Self {
        Self { formers: entity.formers, ..Self::of_indexes(table, entity) }
    }

    /// Those of an index key that the primary key does not have.
    pub(super) const fn of_index(table: &'e TableSchema, key: &'e IndexKeySchema) -> Self {
        let indexes = slice::from_ref(key);
        let (former_indexes, formers) = (&[], &[]);
        Self { table, index: 0, pk: &[], sk: &[], indexes, former_indexes, formers }
    }

    /// The first one with a name.
    pub(super) const fn named(mut self, name: &str) -> Option<&'static KeyAttribute> {
        while let Some((other, key)) = self.next() {
            if same(other, name) {
                return Some(key);
            }
        }
        None
    }

    pub(super) const fn next(&mut self) -> Option<(&'static str, &'static KeyAttribute)> {
        while let Some(key) = self.next_key() {
            let index = match key.index {
                Some(ident) => match self.index(ident) {
                    None => continue,
                    index => index,
                },
                None => None,
            };
            if let Some(name) = self.table.attribute_in(index, key) {
                return Some((name, key));
            }
        }
        None
    }

    /// The index of a key, which is mostly that of the key before it or the next one.
    const fn index(&mut self, ident: &str) -> Option<&'static IndexSchema> {
        let (indexes, mut tried) = (self.table.indexes, 0);
        while tried < indexes.len() {
            let at = (self.index + tried) % indexes.len();
            if same(indexes[at].ident, ident) {
                self.index = at;
                return Some(&indexes[at]);
            }
            tried += 1;
        }
        None
    }

    const fn next_key(&mut self) -> Option<&'static KeyAttribute> {
        loop {
            if let [next, rest @ ..] = self.pk {
                self.pk = rest;
                return Some(next);
            }
            if let [next, rest @ ..] = self.sk {
                self.sk = rest;
                return Some(next);
            }
            if let [key, rest @ ..] = self.indexes {
                (self.pk, self.sk) = key.own();
                self.indexes = rest;
            } else if let [key, rest @ ..] = self.former_indexes {
                (self.pk, self.sk) = key.own();
                self.former_indexes = rest;
            } else if let [key, rest @ ..] = self.formers {
                (self.pk, self.sk) = (slice::from_ref(&key.pk), key.sk.as_slice());
                self.formers = rest;
            } else {
                return None;
            }
        }
    }
}
