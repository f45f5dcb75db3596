//! The places of a table's keys, and the attributes at these places.

use crate::schema::TableSchema;
use crate::schema::same;
use crate::schema::{EntitySchema, IndexKeySchema, IndexKind, KeyAttribute, KeyType};

/// The table's two places, and eight for each of the 25 indexes that DynamoDB allows.
const PLACES: usize = 2 + 25 * 8;

/// The type of each key attribute, as the first entity that writes it says.
#[derive(Debug)]
pub(super) struct KeyTypes {
    first: [Option<(KeyType, &'static str)>; PLACES],
}

impl KeyTypes {
    pub(super) const fn of(table: &'static TableSchema) -> Self {
        let mut types = Self { first: [None; PLACES] };
        let mut at = 0;
        while at < table.entities.len() {
            let entity = table.entities[at];
            let mut nth = 0;
            while let (Some(key), false) = (written(entity, nth), entity.broken) {
                if let Some(place) = place_of(table, key)
                    && types.first[place].is_none()
                {
                    types.first[place] = Some((key.key_type(), entity.name));
                }
                nth += 1;
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
        match place_of(table, key) {
            Some(place) => self.first[place],
            None => None,
        }
    }
}

/// Returns the first place of an attribute. One attribute may serve several keys.
const fn place_of(table: &TableSchema, key: &KeyAttribute) -> Option<usize> {
    let Some(name) = table.attribute_at(key) else { return None };
    if same(name, table.pk) {
        return Some(0);
    }
    if let Some(sk) = table.sk
        && same(name, sk)
    {
        return Some(1);
    }
    let mut at = 0;
    while at < table.indexes.len() && 2 + 8 * at < PLACES {
        let index = &table.indexes[at];
        if let Some(position) = position(index.pk, name) {
            return Some(2 + 8 * at + position);
        }
        if let Some(position) = position(index.sk, name) {
            return Some(6 + 8 * at + position);
        }
        at += 1;
    }
    None
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

/// Returns a key attribute that an entity writes, by its number: first those of the primary key, then those of
/// index keys that the primary key does not have.
pub(super) const fn written(entity: &EntitySchema, nth: usize) -> Option<&'static KeyAttribute> {
    let mut left = nth;
    if left == 0 {
        return Some(entity.pk);
    }
    left -= 1;
    if let Some(sk) = entity.sk {
        if left == 0 {
            return Some(sk);
        }
        left -= 1;
    }
    let mut at = 0;
    while at < entity.indexes.len() {
        let mut of_key = 0;
        while let Some(attribute) = own(&entity.indexes[at], of_key) {
            if left == 0 {
                return Some(attribute);
            }
            left -= 1;
            of_key += 1;
        }
        at += 1;
    }
    None
}

/// The key attributes that stored items of an entity can have, one after the other: those that it
/// writes, then those of its former keys.
pub(super) const fn stored(entity: &EntitySchema, nth: usize) -> Option<&'static KeyAttribute> {
    if let Some(attribute) = written(entity, nth) {
        return Some(attribute);
    }
    if entity.formers.is_empty() {
        return None;
    }
    let mut left = nth;
    let mut count = 0;
    while written(entity, count).is_some() {
        count += 1;
        left -= 1;
    }
    let mut former = 0;
    while former < entity.formers.len() {
        let key = &entity.formers[former];
        if left == 0 {
            return Some(key.pk);
        }
        left -= 1;
        if let Some(sk) = key.sk {
            if left == 0 {
                return Some(sk);
            }
            left -= 1;
        }
        former += 1;
    }
    None
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
