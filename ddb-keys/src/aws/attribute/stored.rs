//! Whether a clause holds for an item that is known.

use aws_sdk_dynamodb::types::AttributeValue;

use super::path::Step;
use super::value_order::holds;
use super::{AttributeType, Clause, Function, Path, Term};
use crate::aws::Item;

impl Clause {
    /// Whether the clause is false for an item, as far as it compares attributes with values and asks which of them exist.
    pub(in crate::aws) fn is_false_for(&self, item: &Item) -> bool {
        match self {
            Self::All(clauses) => clauses.iter().any(|clause| clause.is_false_for(item)),
            Self::Any(clauses) => clauses.iter().all(|clause| clause.is_false_for(item)),
            Self::Call(Function::Exists, path, _) => path.find_in(item).is_none(),
            Self::Call(Function::Missing, path, _) => path.find_in(item).is_some(),
            Self::Call(Function::Type, path, Some(Term::Value(AttributeValue::S(name)))) => {
                let found = path.find_in(item).and_then(AttributeType::of);
                found.is_none_or(|found| found.name() != name)
            }
            Self::Compare(Term::Path(path), comparison, Term::Value(value)) => {
                path.find_in(item).is_none_or(|found| !holds(found, *comparison, value))
            }
            _ => false,
        }
    }
}

impl Path {
    /// The value at the path.
    fn find_in<'i>(&self, item: &'i Item) -> Option<&'i AttributeValue> {
        self.steps.iter().try_fold(item.get(&*self.root)?, |value, step| match (value, step) {
            (AttributeValue::M(entries), Step::Name(name)) => entries.get(&**name),
            (AttributeValue::L(elements), Step::Index(at)) => elements.get(*at),
            _ => None,
        })
    }
}
