//! The places of a table's keys, and the attributes at these places.

use crate::schema::TableSchema;
use crate::schema::same;
use crate::schema::{EntitySchema, IndexKeySchema, IndexKind, KeyAttribute, KeyType, Role};

/// The table's two places, and eight for each of the 25 indexes that DynamoDB allows.
const PLACES: usize = 2 + 25 * 8;

/// For each place, the first one of the same attribute. One attribute may serve several keys.
#[derive(Debug)]
pub(super) struct Places {
    first: [u8; PLACES],
}

impl Places {
    const fn of(table: &TableSchema) -> Self {
        let mut places = Self { first: [0; PLACES] };
        places.first[1] = 1;
        let mut index = 0;
        while index < table.indexes.len() && 2 + 8 * index < PLACES {
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
    const fn at(&self, table: &TableSchema, key: &KeyAttribute) -> Option<usize> {
        let sort = matches!(key.role, Role::Sort);
        let Some(ident) = key.index else {
            return if sort && table.sk.is_none() { None } else { Some(sort as usize) };
        };
        let mut at = 0;
        while at < table.indexes.len() && 2 + 8 * at < PLACES {
            let index = &table.indexes[at];
            if same(index.ident, ident) {
                if index.local && !sort {
                    return Some(0);
                }
                let names = if sort { index.sk } else { index.pk };
                if key.position >= names.len() || key.position >= 4 {
                    return None;
                }
                let place = 2 + 8 * at + 4 * sort as usize + key.position;
                return Some(self.first[place] as usize);
            }
            at += 1;
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
    while at < table.indexes.len() && 2 + 8 * at < PLACES {
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

/// The type of each key attribute, as the first entity that writes it says.
#[derive(Debug)]
pub(super) struct KeyTypes {
    places: Places,
    first: [Option<(KeyType, &'static str)>; PLACES],
}

impl KeyTypes {
    pub(super) const fn of(table: &'static TableSchema) -> Self {
        let mut types = Self { places: Places::of(table), first: [None; PLACES] };
        let mut at = 0;
        while at < table.entities.len() {
            let entity = table.entities[at];
            let mut keys = Keys::written(entity);
            while let (Some(key), false) = (keys.next(), entity.broken) {
                if let Some(place) = types.places.at(table, key)
                    && types.first[place].is_none()
                {
                    types.first[place] = Some((key.key_type(), entity.name));
                }
            }
            at += 1;
        }
        types
    }

    /// Returns the type of an attribute, and the first entity that writes it.
    pub(super) const fn at(
        &self,
        table: &TableSchema,
        key: &KeyAttribute,
    ) -> Option<(KeyType, &'static str)> {
        match self.places.at(table, key) {
            Some(place) => self.first[place],
            None => None,
        }
    }

    /// Returns whether several keys of an entity write one attribute.
    pub(super) const fn shares(&self, table: &TableSchema, entity: &EntitySchema) -> bool {
        let mut taken = [false; PLACES];
        let mut keys = Keys::written(entity);
        while let Some(key) = keys.next() {
            if let Some(place) = self.places.at(table, key) {
                if taken[place] {
                    return true;
                }
                taken[place] = true;
            }
        }
        false
    }
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

/// The key attributes of an entity, one after the other.
pub(super) struct Keys<'e> {
    entity: &'e EntitySchema,
    /// The next one: 0 and 1 in the primary key, then in the index key `key`, then in the former key `former`.
    nth: usize,
    key: usize,
    former: usize,
    with_formers: bool,
}

impl<'e> Keys<'e> {
    /// Those that the entity writes: first those of the primary key, then those of index keys that the primary key does
    /// not have.
    pub(super) const fn written(entity: &'e EntitySchema) -> Self {
        Self { entity, nth: 0, key: 0, former: 0, with_formers: false }
    }

    /// Those that stored items of the entity can have: those that it writes, then those of its former keys.
    pub(super) const fn stored(entity: &'e EntitySchema) -> Self {
        Self { with_formers: true, ..Self::written(entity) }
    }

    pub(super) const fn next(&mut self) -> Option<&'static KeyAttribute> {
        self.nth += 1;
        if self.nth == 1 {
            return Some(self.entity.pk);
        }
        if self.nth == 2 {
            if let Some(sk) = self.entity.sk {
                return Some(sk);
            }
            self.nth = 3;
        }
        while self.key < self.entity.indexes.len() {
            if let Some(attribute) = own(&self.entity.indexes[self.key], self.nth - 3) {
                return Some(attribute);
            }
            (self.key, self.nth) = (self.key + 1, 3);
        }
        while self.with_formers && self.former < self.entity.formers.len() {
            let former = &self.entity.formers[self.former];
            if self.nth == 3 {
                return Some(former.pk);
            }
            (self.former, self.nth) = (self.former + 1, 2);
            if let Some(sk) = former.sk {
                return Some(sk);
            }
            self.nth = 3;
        }
        None
    }
}

/// Returns an attribute of an index key that the primary key does not have, by its number.
pub(super) const fn own(key: &IndexKeySchema, nth: usize) -> Option<&'static KeyAttribute> {
    let (pk, sk): (&[_], &[_]) = match key.kind {
        IndexKind::Global => (key.pk, key.sk),
        IndexKind::Local => (&[], key.sk),
        IndexKind::Inverted => (&[], &[]),
    };
    if nth < pk.len() {
        Some(pk[nth])
    } else if nth - pk.len() < sk.len() {
        Some(sk[nth - pk.len()])
    } else {
        None
    }
}

/// Returns whether an entity stores a field under a name.
pub(super) const fn is_field(entity: &EntitySchema, attribute: &str) -> bool {
    let mut at = 0;
    while at < entity.fields.len() {
        if same(entity.fields[at].attribute, attribute) {
            return true;
        }
        at += 1;
    }
    false
}
