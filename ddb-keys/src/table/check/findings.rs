//! The findings of one walk over all keys of a table. It spares most entities every other walk, because the compiler
//! interprets each step.

use super::key_places::{PLACES, Places};
use super::keys::Keys;
use crate::schema::{EntitySchema, Field, KeyAttribute, KeyType, Source, TableSchema};

/// Facts about a table of `N` entities.
#[derive(Debug)]
pub(super) struct TableFindings<const N: usize> {
    places: Places,
    /// For each place, the types of its keys, a bit for each.
    types: [u8; PLACES],
    /// Whether some place has several types.
    mixed: bool,
    /// The first entity whose items expire.
    expiring: Option<&'static EntitySchema>,
    pub(super) entities: [Findings; N],
}

/// The facts that make checks of an entity necessary.
#[derive(Debug, Clone, Copy)]
pub(super) struct Findings {
    /// Whether a field is a key.
    pub(super) has_raw_key: bool,
    /// Whether keys of several indexes write one attribute.
    pub(super) shares: bool,
    /// Whether a name may be used twice: as a key's, a field's, or that of an attribute that the table adds.
    pub(super) may_clash: bool,
}

impl<const N: usize> TableFindings<N> {
    /// Visits every entity that has no errors.
    pub(super) const fn of(table: &'static TableSchema) -> Self {
        let (names, may_clash) = names(table);
        let nothing = Findings { has_raw_key: false, shares: false, may_clash };
        let places = Places::of(table);
        let mut table_findings = Self {
            places,
            types: [0; PLACES],
            mixed: false,
            expiring: None,
            entities: [nothing; N],
        };
        let (mut writers, mut position) = ([Writer::NONE; PLACES], 0);
        while position < N {
            let entity = table.entities[position];
            if !entity.broken {
                table_findings.visit_keys(position, entity, &mut writers);
                table_findings.entities[position].may_clash |= has_field_of(entity, names);
                if table_findings.expiring.is_none() && entity.ttl.is_some() {
                    table_findings.expiring = Some(entity);
                }
            }
            position += 1;
        }
        table_findings
    }

    const fn visit_keys(
        &mut self,
        position: usize,
        entity: &EntitySchema,
        writers: &mut [Writer; PLACES],
    ) {
        let mut keys = Keys::primary(entity);
        while let Some(key) = keys.next() {
            self.visit(position, key, self.places.in_table(key));
        }
        let primary = Writer { position, index: None };
        (writers[0], writers[1]) = (primary, primary);
        let mut indexes = self.places.indexes();
        let mut nth = 0;
        while nth < entity.indexes.len() {
            let key = &entity.indexes[nth];
            let index = indexes.find(key.index);
            let mut keys = Keys::of_index(key);
            while let (Some(key), Some(index)) = (keys.next(), index) {
                let place = self.places.in_index(index, key);
                self.visit(position, key, place);
                if let Some(place) = place {
                    let writer = Writer { position, index: Some(index) };
                    self.entities[position].shares |= writer.joins(writers[place]);
                    writers[place] = writer;
                }
            }
            nth += 1;
        }
    }

    const fn visit(&mut self, position: usize, key: &KeyAttribute, place: Option<usize>) {
        self.entities[position].has_raw_key |= matches!(key.source, Source::Raw { .. });
        if let Some(place) = place {
            let types = self.types[place] | 1 << key.key_type() as u8;
            self.types[place] = types;
            self.mixed |= is_several(types);
        }
    }

    /// Returns whether an attribute has several types.
    pub(super) const fn is_mixed(&self) -> bool {
        self.mixed
    }

    /// Returns the first entity whose items expire.
    pub(super) const fn expiring(&self) -> Option<&'static EntitySchema> {
        self.expiring
    }

    /// Returns the type that the first entity writes at a key's place, and this entity's name, if keys there have
    /// several types.
    pub(super) const fn first_type(
        &self,
        table: &TableSchema,
        key: &KeyAttribute,
    ) -> Option<(KeyType, &'static str)> {
        let Some(place) = self.places.at(key) else { return None };
        if !is_several(self.types[place]) {
            return None;
        }
        let mut at = 0;
        while at < table.entities.len() {
            let entity = table.entities[at];
            let mut keys = Keys::written(entity);
            while let (Some(key), false) = (keys.next(), entity.broken) {
                if matches!(self.places.at(key), Some(other) if other == place) {
                    return Some((key.key_type(), entity.name));
                }
            }
            at += 1;
        }
        None
    }
}

/// The last key that writes to a place, by its entity and its index.
#[derive(Clone, Copy)]
struct Writer {
    position: usize,
    index: Option<usize>,
}

impl Writer {
    const NONE: Self = Self { position: usize::MAX, index: None };

    /// Returns whether both keys are in one item. Of several keys for one index, one is written.
    const fn joins(self, other: Self) -> bool {
        self.position == other.position
            && match (self.index, other.index) {
                (Some(index), Some(other)) => index != other,
                _ => true,
            }
    }
}

const fn is_several(types: u8) -> bool {
    types & types.wrapping_sub(1) != 0
}

/// Returns the names of the table's attributes, and whether one of them may have two uses.
const fn names(table: &TableSchema) -> (NameFilter, bool) {
    let mut names = NameFilter::EMPTY.and(table.pk).and_all(table.sk.as_slice());
    let mut index = 0;
    while index < table.indexes.len() {
        names = names.and_all(table.indexes[index].pk).and_all(table.indexes[index].sk);
        index += 1;
    }
    let mut clash = false;
    if let Some(name) = table.type_attribute {
        clash |= names.may_have(name);
        names = names.and(name);
    }
    if let Some(name) = table.write_token {
        clash |= names.may_have(name);
        names = names.and(name);
    }
    (names, clash)
}

/// Returns whether the entity may store or read a field under one of some names.
const fn has_field_of(entity: &EntitySchema, names: NameFilter) -> bool {
    may_have(names, entity.fields) || may_have(names, entity.aliases)
}

const fn may_have(names: NameFilter, fields: &[Field]) -> bool {
    let mut at = 0;
    while at < fields.len() {
        if names.may_have(fields[at].attribute) {
            return true;
        }
        at += 1;
    }
    false
}

/// A quick answer to whether a name is one of several: the lengths and last letters of names. Few other names have one of these pairs.
#[derive(Debug, Clone, Copy)]
struct NameFilter(u128);

impl NameFilter {
    const EMPTY: Self = Self(0);

    const fn and(self, name: &str) -> Self {
        Self(self.0 | mark(name))
    }

    /// Adds the names that there are.
    const fn and_all(mut self, names: &[&str]) -> Self {
        let mut at = 0;
        while at < names.len() {
            self = self.and(names[at]);
            at += 1;
        }
        self
    }

    /// Returns whether a name may be one of those that were added. The answer is never wrongly "no".
    const fn may_have(self, name: &str) -> bool {
        self.0 & mark(name) != 0
    }
}

/// A bit for names of a length and a last letter.
const fn mark(name: &str) -> u128 {
    match name.as_bytes() {
        [.., last] => 1 << ((*last as usize + 8 * name.len()) % 128),
        [] => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::NameFilter;

    #[test]
    fn a_filter_has_all_names_that_were_added_and_few_others() {
        let names = ["PK", "GSI1SK", "é", "a_name_of_twenty_one_b"];
        let filter = NameFilter::EMPTY.and_all(&names);
        assert!(names.iter().all(|name| filter.may_have(name)));
        assert!(["SKK", "GSI1PX", "id", "map"].iter().all(|name| !filter.may_have(name)));
        assert!(!NameFilter::EMPTY.may_have("PK") && NameFilter::EMPTY.and("").may_have(""));
    }
}
