//! Guards of a write, with their conditions.

use alloc::borrow::Cow;
use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::attribute::{Clause, Comparison, Path, Term};
use crate::aws::request::expression::Expression;
use crate::aws::{Guard, Item};

/// A guard and its condition.
#[derive(Debug, Clone)]
pub(in crate::aws) struct Guarded {
    guard: Guard,
    clause: Clause,
}

impl Guarded {
    /// A number has room for a change.
    pub(in crate::aws) fn range(path: &Path, clause: Clause) -> Self {
        Self { guard: Guard::Range { attribute: path.to_string() }, clause }
    }

    /// An attribute has a value.
    pub(in crate::aws) fn equal(attribute: &str, value: AttributeValue) -> Self {
        let path = Path::of(attribute.to_string());
        let clause = Clause::Compare(Term::Path(path), Comparison::Equal, Term::Value(value));
        Self { guard: Guard::OtherValue { attribute: attribute.to_string() }, clause }
    }

    /// An attribute, or what a change is inside, is there.
    pub(in crate::aws) fn present(path: &Path, clause: Clause) -> Self {
        Self { guard: Guard::Missing { attribute: path.to_string() }, clause }
    }

    /// An attribute is not there.
    pub(in crate::aws) fn absent(attribute: &'static str) -> Self {
        let clause = Clause::missing(Path::of(attribute));
        Self { guard: Guard::OtherValue { attribute: attribute.to_string() }, clause }
    }

    /// An item is of an entity, by its type attribute.
    pub(in crate::aws) fn of_entity(type_attribute: &'static str, entity: &'static str) -> Self {
        let name = AttributeValue::S(entity.to_string());
        Self { guard: Guard::OtherEntity, ..Self::equal(type_attribute, name) }
    }

    /// The guard of an item that may lack the attribute.
    pub(in crate::aws) fn unless_missing(self, attribute: impl Into<Cow<'static, str>>) -> Self {
        let missing = Clause::missing(Path::of(attribute));
        Self { clause: missing.or(self.clause), ..self }
    }

    /// Adds the condition to that of a write.
    pub(in crate::aws) fn add_to(&self, condition: &mut Expression) {
        self.clause.clone().add_to(condition);
    }

    /// The guard, if an item does not meet its condition.
    pub(in crate::aws) fn of_false(&self, item: &Item) -> Option<Guard> {
        self.clause.is_false_for(item).then(|| self.guard.clone())
    }
}
