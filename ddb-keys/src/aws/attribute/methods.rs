//! The methods that give conditions to writes and filters to reads.

use alloc::string::ToString;

use super::capability::Document;
use super::{Clause, Condition, Path};
use crate::aws::InvalidRequest;
use crate::aws::read::projected::Lacks;
use crate::aws::read::select::Selected;
use crate::aws::request::expression::Expression;
use crate::key::Entity;
use crate::query::One;
use crate::schema::{IndexSchema, TableSchema};
use crate::table::{Contains, Table};

/// Reads that select one entity, so that a filter can name its attributes.
#[diagnostic::on_unimplemented(
    message = "this read selects several entities",
    label = "which of them is the filter about?",
    note = "name it: `.filter_of::<Game>(|g| …)`"
)]
pub trait OfOneEntity {
    /// The entity.
    type Entity: Entity + Document;
}

#[diagnostic::do_not_recommend]
impl<E: Entity + Document> OfOneEntity for One<E> {
    type Entity = E;
}

#[diagnostic::do_not_recommend]
impl<S: OfOneEntity, R> OfOneEntity for Selected<S, R> {
    type Entity = S::Entity;
}

#[diagnostic::do_not_recommend]
impl<S: OfOneEntity, M> OfOneEntity for Lacks<S, M> {
    type Entity = S::Entity;
}

/// The request that a filter applies to, which decides which attributes it can name.
#[derive(Clone, Copy)]
pub(in crate::aws) struct Filterable {
    pub(in crate::aws) table: &'static TableSchema,
    pub(in crate::aws) index: Option<&'static IndexSchema>,
    /// Whether key attributes are refused, as in a query.
    pub(in crate::aws) without_keys: bool,
}

impl Filterable {
    /// Adds a filter to an expression.
    pub(in crate::aws) fn filter<E>(self, condition: &Condition<E>, expression: &mut Expression) {
        self.add(&condition.clause, expression);
    }

    /// Adds a filter that accepts the items of all other entities.
    pub(in crate::aws) fn filter_of<T: Table + Contains<E>, E: Entity>(
        self,
        condition: Condition<E>,
        expression: &mut Expression,
    ) {
        let Some(name) = T::SCHEMA.type_attribute else {
            return expression.fail(InvalidRequest::NoTypeToFilterBy { table: T::SCHEMA.name });
        };
        let is_other = Clause::differs(Path::of(name), E::NAME);
        self.add(&is_other.or(condition.clause), expression);
    }

    fn add(self, clause: &Clause, expression: &mut Expression) {
        let mut refused = None;
        clause.each_path(&mut |path| {
            if refused.is_none() {
                refused = self.refusal(&path.root);
            }
        });
        match refused {
            Some(error) => expression.fail(error),
            None => clause.add_to(expression),
        }
    }

    /// Returns why a filter cannot use an attribute.
    fn refusal(self, attribute: &str) -> Option<InvalidRequest> {
        let Self { table, index, without_keys } = self;
        let is_key_of_table = table.pk == attribute || table.sk == Some(attribute);
        let is_key_of_index = index
            .is_some_and(|index| index.pk.iter().chain(index.sk).any(|name| *name == attribute));
        let is_key = if index.is_some() { is_key_of_index } else { is_key_of_table };
        if without_keys && is_key {
            return Some(InvalidRequest::KeyInFilter { attribute: attribute.to_string() });
        }
        let index = index.filter(|index| !table.projects(index, attribute))?;
        Some(InvalidRequest::NotProjected { attribute: attribute.to_string(), index: index.name })
    }
}
