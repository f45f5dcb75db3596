//! The methods that give conditions to writes and filters to reads.

use super::{Clause, Condition, Path};
use crate::aws::InvalidRequest;
use crate::aws::read::projected::Lacks;
use crate::aws::read::select::Selected;
use crate::aws::request::expression::Expression;
use crate::key::Entity;
use crate::query::One;
use crate::table::{Contains, Table};

/// Reads that select one entity, so that a filter can name its attributes.
#[diagnostic::on_unimplemented(
    message = "this read selects several entities",
    label = "which of them is the filter about?",
    note = "name it: `.filter_of::<Order>(|order| …)`; the items of other entities stay"
)]
pub trait OfOneEntity {
    /// The entity.
    type Entity: Entity;
}

#[diagnostic::do_not_recommend]
impl<E: Entity> OfOneEntity for One<E> {
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

/// Adds a filter of the items of one entity.
pub(in crate::aws) fn filter<E>(condition: Condition<E>, expression: &mut Expression) {
    add(condition.clause, expression);
}

/// Adds a filter that accepts the items of all other entities.
pub(in crate::aws) fn filter_of<T: Table + Contains<E>, E: Entity>(
    condition: Condition<E>,
    expression: &mut Expression,
) {
    let Some(name) = T::SCHEMA.type_attribute else {
        return expression.fail(InvalidRequest::NoTypeToFilterBy { table: T::SCHEMA.name });
    };
    let is_other = Clause::differs(Path::of(name), E::NAME);
    add(is_other.or(condition.clause), expression);
}

fn add(clause: Clause, expression: &mut Expression) {
    let mut checked = Ok(());
    clause.each_path(&mut |path| {
        if checked.is_ok() {
            checked = expression.check_readable(&path.root);
        }
    });
    match checked {
        Ok(()) => clause.add_to(expression),
        Err(error) => expression.fail(error),
    }
}
