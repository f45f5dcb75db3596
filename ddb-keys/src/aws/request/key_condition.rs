//! A key condition bound to a table: its attributes by the table's own names, and the text that DynamoDB reads.

use alloc::string::String;
use alloc::vec::Vec;

use super::placeholder::{name_alias, value_alias};
use crate::part::KeyValue;
use crate::query::{Buckets, KeyCondition, SortCondition};
use crate::schema::{IndexKeySchema, IndexSchema, KeyAttribute, TableSchema};

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

    /// Whether no key can meet the condition, so that nothing is sent.
    pub(in crate::aws) fn is_empty(&self) -> bool {
        self.condition.is_empty()
    }

    /// The attributes that must have a value.
    pub(in crate::aws) fn equal(&self) -> impl Iterator<Item = (&'static str, &KeyValue)> {
        self.condition.equal().iter().map(|(attribute, value)| (self.name_of(attribute), value))
    }

    /// The templates of the condition's attributes, and those that the key of its entity has now: the order of the rows follows from them.
    pub(in crate::aws) fn templates(&self) -> impl Iterator<Item = &'static str> {
        let equal = self.condition.equal().iter().map(|(attribute, _)| *attribute);
        let own = equal.chain(self.condition.sort().map(|(attribute, _)| *attribute));
        let name = own.clone().next().map(|attribute| attribute.entity);
        let of = self.table.entities.iter().find(|entity| Some(entity.name) == name);
        let index = self.condition.index();
        let now = of.into_iter().flat_map(move |entity| {
            let of_index = entity.indexes.iter().filter(move |key| Some(key.index) == index);
            let of_table = entity.primary_attributes().filter(move |_| index.is_none());
            of_table.chain(of_index.flat_map(IndexKeySchema::own_attributes))
        });
        own.chain(now).map(KeyAttribute::text)
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

/// The text of a query's condition. Values are numbered as names are, because only the last attribute can have two.
pub(in crate::aws) fn key_condition(condition: &BoundCondition) -> String {
    // Room for two clauses, the most that single-attribute keys have.
    let mut text = String::with_capacity(64);
    let equal = condition.equal().count();
    for n in 0..equal {
        push(&mut text, &[&name_alias(n), " = ", &value_alias(n)]);
    }
    if let Some((_, sort)) = condition.sort() {
        let [name, value, end] = [name_alias(equal), value_alias(equal), value_alias(equal + 1)];
        match sort {
            SortCondition::BeginsWith(_) => {
                push(&mut text, &["begins_with(", &name, ", ", &value, ")"]);
            }
            SortCondition::Between(..) => {
                push(&mut text, &[&name, " BETWEEN ", &value, " AND ", &end]);
            }
            SortCondition::AtLeast(_) => push(&mut text, &[&name, " >= ", &value]),
            SortCondition::AtMost(_) => push(&mut text, &[&name, " <= ", &value]),
        }
    }
    text
}

fn push(text: &mut String, clause: &[&str]) {
    if !text.is_empty() {
        text.push_str(" AND ");
    }
    text.extend(clause.iter().copied());
}
