//! Walks over the key attributes of an entity.

use core::slice;

use crate::schema::{EntitySchema, FormerKeySchema, IndexKeySchema, KeyAttribute};

/// Key attributes, one after another.
pub(super) struct Keys<'e> {
    /// The rest of the present key.
    pk: &'e [&'static KeyAttribute],
    sk: &'e [&'static KeyAttribute],
    /// The keys after it.
    indexes: &'e [IndexKeySchema],
    formers: &'e [FormerKeySchema],
}

impl<'e> Keys<'e> {
    /// Those that an entity writes: first those of the primary key, then those of index keys that the primary key does
    /// not have.
    pub(super) const fn written(entity: &'e EntitySchema) -> Self {
        let (pk, sk) = (slice::from_ref(&entity.pk), entity.sk.as_slice());
        Self { pk, sk, indexes: entity.indexes, formers: &[] }
    }

    /// Those that stored items of an entity can have: those that it writes, then those of its former keys.
    pub(super) const fn stored(entity: &'e EntitySchema) -> Self {
        Self { formers: entity.formers, ..Self::written(entity) }
    }

    /// Those of an index key that the primary key does not have.
    pub(super) const fn of_index(key: &'e IndexKeySchema) -> Self {
        Self { pk: &[], sk: &[], indexes: slice::from_ref(key), formers: &[] }
    }

    pub(super) const fn next(&mut self) -> Option<&'static KeyAttribute> {
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
            } else if let [key, rest @ ..] = self.formers {
                (self.pk, self.sk) = (slice::from_ref(&key.pk), key.sk.as_slice());
                self.formers = rest;
            } else {
                return None;
            }
        }
    }
}
