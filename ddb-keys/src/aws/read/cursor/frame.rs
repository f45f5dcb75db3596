//! What a cursor must fit: the query that it comes from.

use alloc::vec::Vec;

use super::bytes::{Fingerprint, Reader, write_value};
use super::number;
use super::{Cursor, CursorError};
use crate::aws::Item;
use crate::aws::items::value::key_value;
use crate::keys::{
    KeyAttribute, KeyCondition, KeyType, KeyValue, MAX_PARTITION_KEY, MAX_SORT_KEY, SortCondition,
};
use crate::table::{IndexSchema, TableSchema};

/// A query's key condition, its attributes by the table's own names.
///
/// A position in it is what DynamoDB starts after: the values of the table's key attributes and
/// of the index's. Those that the query itself gives are never read from a cursor, so that no
/// cursor leads out of the partition; the others must lie where the query's own rows can lie.
#[derive(Debug, Clone)]
pub(in crate::aws) struct Frame {
    table: &'static TableSchema,
    index: Option<&'static IndexSchema>,
    condition: KeyCondition<()>,
}

impl Frame {
    pub(in crate::aws) fn new<S>(table: &'static TableSchema, condition: KeyCondition<S>) -> Self {
        let index = condition.index().and_then(|ident| table.index(ident));
        Self { table, index, condition: condition.untyped() }
    }

    pub(in crate::aws) fn index(&self) -> Option<&'static IndexSchema> {
        self.index
    }

    /// The attributes that must have a value.
    pub(in crate::aws) fn equal(&self) -> impl Iterator<Item = (&'static str, &KeyValue)> {
        self.condition.equal().iter().map(|(attribute, value)| (self.name_of(attribute), value))
    }

    /// The condition on the next sort key attribute.
    pub(in crate::aws) fn sort(&self) -> Option<(&'static str, &SortCondition)> {
        self.condition.sort().map(|(attribute, sort)| (self.name_of(attribute), sort))
    }

    /// The attributes, in the condition's order.
    pub(in crate::aws) fn names(&self) -> impl Iterator<Item = &'static str> {
        let names = self.equal().map(|(name, _)| name);
        names.chain(self.sort().map(|(name, _)| name))
    }

    /// How many names and values the condition has.
    pub(in crate::aws) fn len(&self) -> (usize, usize) {
        let equal = self.condition.equal().len();
        match self.condition.sort() {
            None => (equal, equal),
            Some((_, SortCondition::Between(..))) => (equal + 1, equal + 2),
            Some(_) => (equal + 1, equal + 1),
        }
    }

    /// Hands on the values, in the condition's order.
    pub(in crate::aws) fn each_value(self, take: impl FnMut(KeyValue)) {
        self.condition.each_value(take);
    }

    /// The table's name for a key attribute.
    fn name_of(&self, attribute: &KeyAttribute) -> &'static str {
        self.table.attribute_at(attribute.place).unwrap_or_default()
    }

    /// The cursor of a position.
    pub(in crate::aws) fn cursor(
        &self,
        asked: Asked<'_>,
        position: &Item,
    ) -> Result<Cursor, CursorError> {
        let mut bytes = Vec::from([super::VERSION]);
        bytes.extend(self.fingerprint(asked));
        for name in self.open_attributes() {
            let value = position.get(name).and_then(key_value).ok_or(CursorError::NoPosition)?;
            write_value(&mut bytes, &value);
        }
        Ok(Cursor(bytes))
    }

    /// The position of a cursor, if it is one of this query.
    pub(in crate::aws) fn position(
        &self,
        asked: Asked<'_>,
        cursor: &Cursor,
    ) -> Result<Item, CursorError> {
        let mut reader = Reader::new(&cursor.0);
        if reader.byte() != Some(super::VERSION) {
            return Err(CursorError::Version);
        }
        if reader.take(8) != Some(self.fingerprint(asked).as_slice()) {
            return Err(CursorError::OtherQuery);
        }
        let given = self.equal().map(|(name, value)| (name, value.clone()));
        let mut position: Vec<(&str, KeyValue)> = given.collect();
        for name in self.open_attributes() {
            let value = reader.value().ok_or(CursorError::Malformed)?;
            if !self.can_stand(name, &value) {
                return Err(CursorError::Outside);
            }
            position.push((name, value));
        }
        if !reader.is_at_end() {
            return Err(CursorError::Malformed);
        }
        Ok(position.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }

    /// Only the key attributes of an item: its position.
    pub(in crate::aws) fn position_of(&self, item: &Item) -> Option<Item> {
        let pair = |name: &'static str| Some((name.into(), item.get(name)?.clone()));
        self.attributes().into_iter().map(pair).collect()
    }

    /// The attributes of a position: the table's key and the index's, each once.
    fn attributes(&self) -> Vec<&'static str> {
        let of_index = self.index.into_iter().flat_map(|index| index.pk.iter().chain(index.sk));
        let mut names: Vec<_> = [self.table.pk].into_iter().chain(self.table.sk).collect();
        for name in of_index {
            if !names.contains(name) {
                names.push(name);
            }
        }
        names
    }

    /// Those that the query leaves open.
    fn open_attributes(&self) -> impl Iterator<Item = &'static str> {
        let given = |name: &str| self.equal().any(|(equal, _)| equal == name);
        self.attributes().into_iter().filter(move |name| !given(name))
    }

    /// Whether a row of the query can have this value in a key attribute.
    fn can_stand(&self, name: &'static str, value: &KeyValue) -> bool {
        let is_partition =
            name == self.table.pk || self.index.is_some_and(|index| index.pk.contains(&name));
        let max = if is_partition { MAX_PARTITION_KEY } else { MAX_SORT_KEY };
        let fits =
            value.key_type() == self.table.key_type(name) && (1..=max).contains(&value.len());
        let in_range = match self.sort() {
            Some((of, sort)) if of == name => holds(sort, value),
            _ => holds(&SortCondition::AtLeast(value.clone()), value),
        };
        fits && in_range
    }

    fn fingerprint(&self, asked: Asked<'_>) -> [u8; 8] {
        let mut print = Fingerprint::new();
        print.text(asked.table_name);
        print.text(self.index.map_or("", |index| index.name));
        print.bytes(&[u8::from(asked.descending)]);
        for (name, value) in self.equal() {
            print.text(name);
            print.value(value);
        }
        if let Some((name, sort)) = self.sort() {
            print.text(name);
            match sort {
                SortCondition::BeginsWith(prefix) => print.condition(b'p', &[]).text(prefix),
                SortCondition::Between(low, high) => print.condition(b'b', &[low, high]),
                SortCondition::AtLeast(low) => print.condition(b'l', &[low]),
                SortCondition::AtMost(high) => print.condition(b'h', &[high]),
            };
        }
        print.finish()
    }
}

/// What a query's request says beside its condition.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct Asked<'a> {
    pub(in crate::aws) table_name: &'a str,
    pub(in crate::aws) descending: bool,
}

fn holds(sort: &SortCondition, value: &KeyValue) -> bool {
    let at_least = |low: &KeyValue| compare(value, low).is_some_and(core::cmp::Ordering::is_ge);
    let at_most = |high: &KeyValue| compare(value, high).is_some_and(core::cmp::Ordering::is_le);
    match sort {
        SortCondition::BeginsWith(prefix) => {
            matches!(value, KeyValue::S(text) if text.starts_with(prefix.as_str()))
        }
        SortCondition::Between(low, high) => at_least(low) && at_most(high),
        SortCondition::AtLeast(low) => at_least(low),
        SortCondition::AtMost(high) => at_most(high),
    }
}

/// The order that DynamoDB keeps; none between types, and none where a number is no number.
fn compare(one: &KeyValue, other: &KeyValue) -> Option<core::cmp::Ordering> {
    match (one, other) {
        (KeyValue::S(one), KeyValue::S(other)) => Some(one.cmp(other)),
        (KeyValue::B(one), KeyValue::B(other)) => Some(one.cmp(other)),
        (KeyValue::N(one), KeyValue::N(other)) => number::compare(one, other),
        _ => None,
    }
}

/// The letter of a type in the binary form.
pub(super) fn letter(key_type: KeyType) -> u8 {
    match key_type {
        KeyType::S => b'S',
        KeyType::N => b'N',
        KeyType::B => b'B',
    }
}
