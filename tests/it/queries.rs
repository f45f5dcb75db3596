//! Queries given from the left, by the conditions that they become.

mod agreement;
mod conditional;
mod conditions;
mod evaluate;
mod order;
mod ranges;
mod spans;

use ddb_keys::{IntoCondition, KeyError, Refusal};

/// The condition as it prints.
fn shown(query: impl IntoCondition) -> String {
    query.into_condition().unwrap().to_string()
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
