//! A key condition bound to a table: its attributes by the table's own names.

use alloc::vec::Vec;

use crate::part::KeyValue;
use crate::query::{Buckets, KeyCondition, SortCondition};
use crate::schema::KeyAttribute;
use crate::schema::{IndexSchema, TableSchema};

/// A query's key condition, with the table's names for its attributes.
///
/// A position in it is what DynamoDB starts after: the values of the table's key attributes and
/// of the index's. Those that the query itself gives are never read from a cursor, so that no
/// cursor leads out of the partition; the others must lie where the query's own rows can lie.
#[derive(Debug, Clone)]
pub(in crate::aws) struct BoundCondition {
    pub(in crate::aws) table: &'static TableSchema,
    pub(in crate::aws) index: Option<&'static IndexSchema>,
    condition: KeyCondition<()>,
}

impl BoundCondition {
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

    /// The partitions, if there are several, with the attribute that tells them apart and its value in the first one.
    pub(in crate::aws) fn buckets(&self) -> Option<(&Buckets, &'static str, &KeyValue)> {
        let buckets = self.condition.buckets()?;
        let (name, value) = self.equal().nth(buckets.attribute)?;
        Some((buckets, name, value))
    }

    /// The upper end, if it is outside the range although DynamoDB includes it.
    pub(in crate::aws) fn excluded_end(&self) -> Option<(&'static str, &KeyValue)> {
        match self.sort() {
            Some((name, SortCondition::Between(_, end) | SortCondition::AtMost(end)))
                if self.condition.excludes_end() =>
            {
                Some((name, end))
            }
            _ => None,
        }
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

    /// Passes on the values, in the condition's order.
    pub(in crate::aws) fn each_value(self, take: impl FnMut(KeyValue)) {
        self.condition.each_value(take);
    }

    /// The table's name for a key attribute.
    fn name_of(&self, attribute: &KeyAttribute) -> &'static str {
        self.table.attribute_at(attribute).unwrap_or_default()
    }

    /// Whether the items come in the order of the primary key, as they do in an inverted index, too.
    pub(in crate::aws) fn orders_by_primary_key(&self) -> bool {
        let is_primary = |name: &&str| *name == self.table.pk || Some(*name) == self.table.sk;
        self.index.is_none_or(|index| index.sk.iter().any(is_primary))
    }

    /// The key attributes of table and index that the query leaves open.
    pub(in crate::aws) fn open_attributes(&self) -> impl Iterator<Item = &'static str> {
        let given = |name: &str| self.equal().any(|(equal, _)| equal == name);
        key_names(self.table, self.index).into_iter().filter(move |name| !given(name))
    }
}

/// The key attributes of the table and of an index, each once.
pub(in crate::aws) fn key_names(
    table: &TableSchema,
    index: Option<&IndexSchema>,
) -> Vec<&'static str> {
    let of_index = index.into_iter().flat_map(|index| index.pk.iter().chain(index.sk));
    let mut names: Vec<_> = [table.pk].into_iter().chain(table.sk).collect();
    for name in of_index {
        if !names.contains(name) {
            names.push(name);
        }
    }
    names
}
