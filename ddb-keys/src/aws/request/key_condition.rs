//! A key condition as DynamoDB reads it: one clause for each attribute, joined by `AND`.

use alloc::string::String;

use super::bound_condition::BoundCondition;
use crate::query::SortCondition;

/// The conditions on a key's `n`-th attribute, `#_n`. Values are numbered from `:_0` as names are, because only the
/// last attribute can have two.
struct Clauses {
    equal: &'static str,
    begins_with: &'static str,
    between: &'static str,
    at_least: &'static str,
    at_most: &'static str,
}

macro_rules! clauses {
    ($($n:literal then $next:literal),*) => {
        [$(Clauses {
            equal: concat!("#_", $n, " = :_", $n),
            begins_with: concat!("begins_with(#_", $n, ", :_", $n, ")"),
            between: concat!("#_", $n, " BETWEEN :_", $n, " AND :_", $next),
            at_least: concat!("#_", $n, " >= :_", $n),
            at_most: concat!("#_", $n, " <= :_", $n),
        }),*]
    };
}

/// For as many attributes as a key can have.
const CLAUSES: [Clauses; 8] =
    clauses!(0 then 1, 1 then 2, 2 then 3, 3 then 4, 4 then 5, 5 then 6, 6 then 7, 7 then 8);

/// The text of a query's condition.
pub(in crate::aws) fn key_condition(condition: &BoundCondition) -> String {
    // Room for two clauses, the most that single-attribute keys have.
    let mut text = String::with_capacity(64);
    let mut clauses = CLAUSES.iter();
    for (_, clause) in condition.equal().zip(&mut clauses) {
        push(&mut text, clause.equal);
    }
    if let (Some((_, sort)), Some(clause)) = (condition.sort(), clauses.next()) {
        push(
            &mut text,
            match sort {
                SortCondition::BeginsWith(_) => clause.begins_with,
                SortCondition::Between(..) => clause.between,
                SortCondition::AtLeast(_) => clause.at_least,
                SortCondition::AtMost(_) => clause.at_most,
            },
        );
    }
    text
}

fn push(text: &mut String, clause: &str) {
    if !text.is_empty() {
        text.push_str(" AND ");
    }
    text.push_str(clause);
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn placeholders_count_from_zero() {
        for (n, clauses) in CLAUSES.iter().enumerate() {
            let next = n + 1;
            assert_eq!(clauses.equal, format!("#_{n} = :_{n}"));
            assert_eq!(clauses.begins_with, format!("begins_with(#_{n}, :_{n})"));
            assert_eq!(clauses.between, format!("#_{n} BETWEEN :_{n} AND :_{next}"));
            assert_eq!(clauses.at_least, format!("#_{n} >= :_{n}"));
            assert_eq!(clauses.at_most, format!("#_{n} <= :_{n}"));
        }
    }
}
