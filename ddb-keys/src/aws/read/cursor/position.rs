//! Where a query goes on: the position that a cursor holds, checked against the query.

use alloc::vec::Vec;

use super::bytes::{Fingerprint, Reader, write_value};
use super::{Cursor, CursorError, VERSION};
use crate::aws::Item;
use crate::aws::item::value::key_value;
use crate::aws::request::bound_condition::BoundCondition;
use crate::part::KeyValue;
use crate::query::SortCondition;
use crate::schema::{KeyType, MAX_PARTITION_KEY, MAX_SORT_KEY};

impl BoundCondition {
    /// The cursor of a position.
    pub(in crate::aws) fn cursor(
        &self,
        asked: Asked<'_>,
        position: &Item,
    ) -> Result<Cursor, CursorError> {
        let mut bytes = Vec::from([VERSION]);
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
        if reader.byte() != Some(VERSION) {
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
    let at_least = |low: &KeyValue| value.order(low).is_some_and(core::cmp::Ordering::is_ge);
    let at_most = |high: &KeyValue| value.order(high).is_some_and(core::cmp::Ordering::is_le);
    match sort {
        SortCondition::BeginsWith(prefix) => {
            matches!(value, KeyValue::S(text) if text.starts_with(prefix.as_str()))
        }
        SortCondition::Between(low, high) => at_least(low) && at_most(high),
        SortCondition::AtLeast(low) => at_least(low),
        SortCondition::AtMost(high) => at_most(high),
    }
}

/// The letter of a type in the binary form.
pub(in crate::aws) fn letter(key_type: KeyType) -> u8 {
    match key_type {
        KeyType::S => b'S',
        KeyType::N => b'N',
        KeyType::B => b'B',
    }
}
