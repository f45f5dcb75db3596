//! The order of rows over shards, and where each shard begins after one of them.

use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;

use aws_sdk_dynamodb::types::AttributeValue;

use super::partitions::Partitions;
use crate::aws::item::key::key_value;
use crate::aws::read::cursor::Position;
use crate::aws::request::key_condition::{BoundCondition, key_names};
use crate::aws::{CursorError, Item};
use crate::part::KeyValue;
use crate::query::just_before;
use crate::schema::MAX_SORT_KEY;

/// The order of the rows of all shards: that of their sort keys, and of the shards where these are the same.
#[derive(Debug)]
pub(super) struct RowOrder {
    condition: BoundCondition,
    /// The attributes that rows are ordered by.
    sort: Vec<&'static str>,
    /// The key attributes of the table and of the index.
    key: Vec<&'static str>,
    descending: bool,
}

/// The place of a row in the order.
#[derive(Debug, Clone)]
pub(super) struct Rank {
    sort: KeyValue,
    /// The other sort attributes of an index that has several.
    more: Vec<KeyValue>,
    shard: i64,
}

impl RowOrder {
    pub(super) fn new(condition: &BoundCondition, descending: bool) -> Self {
        let sort = match condition.index {
            Some(index) => index.sk.to_vec(),
            None => condition.table.sk.into_iter().collect(),
        };
        let key = key_names(condition.table, condition.index);
        Self { condition: condition.clone(), sort, key, descending }
    }

    /// The place of an item of a shard.
    pub(super) fn rank(&self, item: &Item, shard: i64) -> Result<Rank, CursorError> {
        let value = |name: &&str| item.get(*name).and_then(key_value);
        let mut values = self.sort.iter().map(|name| value(name).ok_or(CursorError::NoPosition));
        let sort = values.next().unwrap_or(Err(CursorError::NoPosition))?;
        Ok(Rank { sort, more: values.collect::<Result<_, _>>()?, shard })
    }

    /// The order in which two rows are read.
    pub(super) fn compare(&self, one: &Rank, other: &Rank) -> Ordering {
        let by = |one: &KeyValue, other: &KeyValue| one.order(other).unwrap_or(Ordering::Equal);
        let more = one.more.iter().zip(&other.more).map(|(one, other)| by(one, other));
        let order = more
            .fold(by(&one.sort, &other.sort), Ordering::then)
            .then_with(|| one.shard.cmp(&other.shard));
        if self.descending { order.reverse() } else { order }
    }

    /// The position after an item.
    pub(super) fn after(&self, item: &Item) -> Result<Position, CursorError> {
        match Position::after(item, &self.key) {
            Position::Unknown => Err(CursorError::NoPosition),
            position => Ok(position),
        }
    }

    /// A position in a shard with which all of its rows come that follow a key, of this shard or another. Rows before it may
    /// come, too.
    pub(super) fn start(
        &self,
        partitions: &Partitions,
        shard: i64,
        key: &Item,
        of_key: i64,
    ) -> Position {
        let mut start = key.clone();
        start.insert(partitions.attribute.into(), partitions.value(shard));
        let ties_follow = if self.descending { shard < of_key } else { shard > of_key };
        if ties_follow {
            return self.before_ties(start);
        }
        // DynamoDB refuses to begin at the end of a range.
        if self.condition.index.is_none() && self.is_last(&start) {
            return Position::End;
        }
        Position::After(start)
    }

    /// The position before all rows whose sort key is that of a key.
    fn before_ties(&self, mut key: Item) -> Position {
        let Some(name) = self.sort.last().filter(|name| !self.is_given(name)) else {
            return Position::Start;
        };
        let text = match key.get(*name) {
            Some(AttributeValue::S(text)) => self.text_before(text),
            // A raw key is the exact value, which no two shards have.
            _ => return Position::After(key),
        };
        match text.filter(|text| self.condition.is_in_range(name, &KeyValue::S(text.clone()))) {
            Some(text) => {
                key.insert((*name).into(), AttributeValue::S(text));
                Position::After(key)
            }
            None => Position::Start,
        }
    }

    /// A text that is read before another one.
    fn text_before(&self, text: &str) -> Option<String> {
        let before = if self.descending { [text, "\0"].concat() } else { just_before(text) };
        (1..=MAX_SORT_KEY).contains(&before.len()).then_some(before)
    }

    /// Whether no row of the same shard can follow a key.
    fn is_last(&self, key: &Item) -> bool {
        let is_whole = self.sort.last().is_some_and(|name| self.is_given(name));
        is_whole || self.condition.is_last(key, self.descending)
    }

    /// Whether the query gives the value of an attribute.
    fn is_given(&self, name: &str) -> bool {
        self.condition.equal().any(|(given, _)| given == name)
    }
}
