//! Queries, and the key conditions that they build.
#![allow(
    clippy::reversed_empty_ranges,
    clippy::duplicated_attributes,
    reason = "empty ranges are tested; indexes may have like partition keys"
)]

mod agreement;
mod buckets;
mod char_lists;
mod conditional;
mod conditions;
mod epochs;
pub(crate) mod evaluate;
mod order;
mod pictures;
mod ranges;
mod shards;
mod spans;
mod tenants;
mod texts;

use ddb_keys::{KeyError, Refusal, query::IntoCondition};

/// The condition as text.
fn shown(query: impl IntoCondition) -> String {
    query.into_condition().unwrap().to_string()
}

/// The sort key condition.
fn sort(query: impl IntoCondition) -> String {
    let shown = shown(query);
    shown.split_once(" and ").map_or_else(String::new, |(_, sort)| sort.to_owned())
}

fn error(query: impl IntoCondition) -> KeyError {
    query.into_condition().map(|condition| condition.to_string()).unwrap_err()
}

fn refusal(query: impl IntoCondition) -> Refusal {
    *error(query).refusal()
}

fn is_empty(query: impl IntoCondition) -> bool {
    query.into_condition().unwrap().is_empty()
}
