//! Evaluates key conditions on built keys, as DynamoDB does.

use std::cmp::Ordering;

use ddb_keys::{
    Key, KeyValue,
    query::{IntoCondition, KeyCondition, SortCondition},
    schema::Role,
};

/// Whether a query finds a key of its table or index.
pub(super) fn holds<Q: IntoCondition + Clone>(query: &Q, key: &Key) -> bool {
    let sk: Vec<_> = key.sk.iter().cloned().collect();
    finds(&query.clone().into_condition().unwrap(), std::slice::from_ref(&key.pk), &sk)
}

/// Whether a condition is true for the attributes of a key.
pub(crate) fn finds<S>(condition: &KeyCondition<S>, pk: &[KeyValue], sk: &[KeyValue]) -> bool {
    let value_at = |attribute: &ddb_keys::schema::KeyAttribute| match attribute.role {
        Role::Partition => &pk[attribute.position],
        Role::Sort => &sk[attribute.position],
    };
    let equal = condition
        .equal()
        .iter()
        .all(|(attribute, value)| order(value_at(attribute), value) == Some(Ordering::Equal));
    let sort = condition.sort().is_none_or(|(attribute, sort)| {
        let value = value_at(attribute);
        let at_least = |low| order(value, low).is_some_and(Ordering::is_ge);
        let before_end = |high| {
            let order = order(value, high);
            order == Some(Ordering::Less)
                || order == Some(Ordering::Equal) && !condition.excludes_end()
        };
        match sort {
            SortCondition::BeginsWith(prefix) => {
                matches!(value, KeyValue::S(text) if text.starts_with(prefix.as_str()))
            }
            SortCondition::Between(low, high) => at_least(low) && before_end(high),
            SortCondition::AtLeast(low) => at_least(low),
            SortCondition::AtMost(high) => before_end(high),
        }
    });
    let found = equal && sort;
    assert!(!(found && condition.is_empty()), "an empty range finds nothing");
    found
}

/// Strings by their bytes, numbers as numbers, nothing across types.
fn order(one: &KeyValue, other: &KeyValue) -> Option<Ordering> {
    match (one, other) {
        (KeyValue::S(one), KeyValue::S(other)) => Some(one.as_bytes().cmp(other.as_bytes())),
        (KeyValue::B(one), KeyValue::B(other)) => Some(one.cmp(other)),
        (KeyValue::N(one), KeyValue::N(other)) => Some(number(one).cmp(&number(other))),
        _ => None,
    }
}

/// A whole number, which may be a `u128`.
fn number(text: &str) -> (bool, i128, u128) {
    match text.parse::<i128>() {
        Ok(number) if number < 0 => (false, number, 0),
        _ => (true, 0, text.parse().unwrap()),
    }
}
