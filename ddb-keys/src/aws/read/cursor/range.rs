//! The range of a query: which values are in it, and what tells it apart from other ranges.

use core::cmp::Ordering;

use super::bytes::Fingerprint;
use crate::aws::Item;
use crate::aws::item::key::key_value;
use crate::aws::request::key_condition::BoundCondition;
use crate::part::KeyValue;
use crate::query::SortCondition;

impl BoundCondition {
    /// Whether the range allows this value of a key attribute.
    pub(in crate::aws) fn is_in_range(&self, name: &str, value: &KeyValue) -> bool {
        self.sort().filter(|(of, _)| *of == name).is_none_or(|(_, sort)| holds(sort, value))
    }

    /// Whether an item is at the upper end, which is not in the range.
    pub(super) fn is_excluded_end(&self, item: &Item) -> bool {
        self.excluded_end().is_some_and(|(name, end)| {
            let value = item.get(name).and_then(key_value);
            value.is_some_and(|value| value.order(end) == Some(Ordering::Equal))
        })
    }

    /// Whether an item is at the end of the range that is read last.
    pub(in crate::aws) fn is_last(&self, item: &Item, descending: bool) -> bool {
        let Some((name, sort)) = self.sort() else { return false };
        let end = match sort {
            SortCondition::Between(low, _) | SortCondition::AtLeast(low) if descending => low,
            SortCondition::Between(_, high) | SortCondition::AtMost(high) if !descending => high,
            _ => return false,
        };
        let value = item.get(name).and_then(key_value);
        value.is_some_and(|value| value.order(end) == Some(Ordering::Equal))
    }

    /// Whether an item, as it is now, is one that the query selects, its filter aside.
    pub(in crate::aws) fn selects(&self, item: &Item) -> bool {
        let value_of = |name: &str| item.get(name).and_then(key_value);
        let equal = self.equal().all(|(name, value)| {
            let Some(found) = value_of(name) else { return false };
            let partition = self.buckets().filter(|(_, attribute, _)| *attribute == name);
            let expected = partition.and_then(|(buckets, ..)| {
                let bucket = buckets.text_in(found.as_str()?)?;
                buckets.number(bucket).map(|_| buckets.replace(value, bucket))
            });
            found.order(expected.as_ref().unwrap_or(value)) == Some(Ordering::Equal)
        });
        let in_range = self
            .sort()
            .is_none_or(|(name, sort)| value_of(name).is_some_and(|value| holds(sort, &value)));
        equal && in_range && !self.is_excluded_end(item)
    }

    /// Adds what cursors of the query must agree with.
    pub(super) fn print(&self, print: &mut Fingerprint) {
        // Two keys may share their attributes and a prefix, such as a present key and a former one, in another order.
        self.templates().for_each(|template| _ = print.text(template));
        for (name, value) in self.equal() {
            print.text(name).value(value);
        }
        if let Some((buckets, ..)) = self.buckets() {
            print.bytes(b"to").text(&buckets.text(*buckets.numbers().end()));
        }
        let Some((name, sort)) = self.sort() else { return };
        print.text(name);
        match sort {
            SortCondition::BeginsWith(prefix) => print.bytes(b"p").text(prefix),
            SortCondition::Between(low, high) => print.bytes(b"b").value(low).value(high),
            SortCondition::AtLeast(low) => print.bytes(b"l").value(low),
            SortCondition::AtMost(high) => print.bytes(b"h").value(high),
        };
        if self.excluded_end().is_some() {
            print.bytes(b"excluded");
        }
    }
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
