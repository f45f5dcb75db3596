//! The position at which a query continues: read from a cursor, and checked against the query.

use alloc::vec::Vec;
use core::cmp::Ordering;

use super::bytes::{Fingerprint, Reader};
use super::{Cursor, CursorError, VERSION};
use crate::aws::Item;
use crate::aws::item::key_value::key_value;
use crate::aws::request::bound_condition::BoundCondition;
use crate::part::KeyValue;
use crate::query::SortCondition;
use crate::schema::{IndexSchema, MAX_PARTITION_KEY, MAX_SORT_KEY, TableSchema};

/// Where a page starts.
#[derive(Debug, Clone)]
pub(in crate::aws) enum Start {
    /// At the first item.
    First,
    /// After the item with these key attributes.
    After(Item),
    /// At the first item in the partition of a bucket.
    Bucket(i64),
}

impl BoundCondition {
    /// The position of a cursor, if it is one of this query.
    pub(in crate::aws) fn position(
        &self,
        asked: Asked<'_>,
        cursor: &Cursor,
    ) -> Result<Start, CursorError> {
        let mut reader = Reader::new(&cursor.0);
        if reader.byte() != Some(VERSION) {
            return Err(CursorError::Version);
        }
        if reader.take(8) != Some(self.fingerprint(asked).as_slice()) {
            return Err(CursorError::OtherQuery);
        }
        let given = self.equal().map(|(name, value)| (name, value.clone()));
        let mut position: Vec<(&str, KeyValue)> = given.collect();
        if let Some((buckets, _, value)) = self.buckets() {
            let Some(KeyValue::S(text)) = reader.value() else {
                return Err(CursorError::Malformed);
            };
            let bucket = buckets.number(&text).ok_or(CursorError::Outside)?;
            if reader.is_at_end() {
                return Ok(Start::Bucket(bucket));
            }
            if let Some((_, given)) = position.get_mut(buckets.attribute) {
                *given = buckets.replace(value, &text);
            }
        }
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
        let key = position.into_iter().map(|(name, value)| (name.into(), value.into()));
        Ok(Start::After(key.collect()))
    }

    /// Whether a row of the query can have this value in a key attribute.
    fn can_stand(&self, name: &'static str, value: &KeyValue) -> bool {
        let in_range = match self.sort() {
            Some((of, sort)) if of == name => holds(sort, value),
            _ => true,
        };
        in_range && can_be(self.table, self.index, name, value)
    }

    /// Whether an item, as it is now, is one that the query selects, its filter aside.
    pub(in crate::aws) fn selects(&self, item: &Item) -> bool {
        let value_of = |name: &str| item.get(name).and_then(key_value);
        let buckets = self.buckets();
        let equal = self.equal().all(|(name, value)| {
            let Some(found) = value_of(name) else { return false };
            let partition = buckets.filter(|(_, attribute, _)| *attribute == name);
            let expected = partition.and_then(|(buckets, ..)| {
                let bucket = buckets.text_in(found.as_str()?)?;
                buckets.number(bucket).map(|_| buckets.replace(value, bucket))
            });
            found.order(expected.as_ref().unwrap_or(value)) == Some(Ordering::Equal)
        });
        let is_outside = self.excluded_end().is_some_and(|(name, end)| {
            value_of(name).is_some_and(|value| value.order(end) == Some(Ordering::Equal))
        });
        let in_range = self
            .sort()
            .is_none_or(|(name, sort)| value_of(name).is_some_and(|value| holds(sort, &value)));
        equal && in_range && !is_outside
    }

    pub(super) fn fingerprint(&self, asked: Asked<'_>) -> [u8; 8] {
        let mut print = Fingerprint::new();
        print.text(asked.table_name);
        print.text(self.index.map_or("", |index| index.name));
        print.bytes(&[u8::from(asked.descending)]);
        for (name, value) in self.equal() {
            print.text(name);
            print.value(value);
        }
        if let Some((buckets, ..)) = self.buckets() {
            print.bytes(b"to").text(&buckets.text(*buckets.numbers().end()));
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

/// Whether a key attribute of an item can have this value: its type, its length, and for numbers
/// their form.
pub(super) fn can_be(
    table: &TableSchema,
    index: Option<&IndexSchema>,
    name: &str,
    value: &KeyValue,
) -> bool {
    let is_partition = name == table.pk || index.is_some_and(|index| index.pk.contains(&name));
    let max = if is_partition { MAX_PARTITION_KEY } else { MAX_SORT_KEY };
    value.key_type() == table.key_type(name)
        && (1..=max).contains(&value.len())
        && value.order(value).is_some()
}

/// Settings of a query's request that a cursor must agree with, beside the key condition.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct Asked<'a> {
    pub(in crate::aws) table_name: &'a str,
    pub(in crate::aws) descending: bool,
}

fn holds(sort: &SortCondition, value: &KeyValue) -> bool {
    let at_least = |low: &KeyValue| value.order(low).is_some_and(Ordering::is_ge);
    let at_most = |high: &KeyValue| value.order(high).is_some_and(Ordering::is_le);
    match sort {
        SortCondition::BeginsWith(prefix) => {
            matches!(value, KeyValue::S(text) if text.starts_with(prefix.as_str()))
        }
        SortCondition::Between(low, high) => at_least(low) && at_most(high),
        SortCondition::AtLeast(low) => at_least(low),
        SortCondition::AtMost(high) => at_most(high),
    }
}
