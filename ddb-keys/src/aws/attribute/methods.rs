//! The methods that give conditions to writes and filters to reads.

use alloc::string::ToString;

use super::capability::Document;
use super::{Clause, Condition, Path};
use crate::aws::InvalidRequest;
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

/// The method of writes with a condition.
macro_rules! typed_condition_methods {
    () => {
        /// Writes only if the condition is true. Several conditions must all be true.
        ///
        /// See [`attribute`](crate::aws::attribute) for the possible conditions, and use
        /// [`condition_text`](Self::condition_text) for others.
        pub fn condition<C>(
            mut self,
            condition: impl $crate::aws::attribute::Comparing<E::Attributes, C>,
        ) -> Self
        where
            E: $crate::aws::attribute::Document,
            C: $crate::aws::attribute::ConditionOn<E>,
        {
            let condition = condition(E::ATTRIBUTES).into_condition();
            condition.clause.add_to(&mut self.expression);
            self
        }
    };
}
pub(in crate::aws) use typed_condition_methods;

/// The methods of reads with a filter. `$filterable` is a method that returns what they apply to.
macro_rules! typed_filter_methods {
    ($limits:literal) => {
        /// Keeps the items for which the condition is true. DynamoDB filters items after it reads them, at the full cost.
        /// Several filters must all be true.
        ///
        /// # Errors
        ///
        #[doc = $limits]
        /// Otherwise the request is refused before it is sent.
        pub fn filter<C>(
            mut self,
            condition: impl $crate::aws::attribute::Comparing<
                <S::Entity as $crate::aws::attribute::Document>::Attributes,
                C,
            >,
        ) -> Self
        where
            S: $crate::aws::attribute::OfOneEntity,
            C: $crate::aws::attribute::ConditionOn<S::Entity>,
        {
            let attributes = <S::Entity as $crate::aws::attribute::Document>::ATTRIBUTES;
            let condition = condition(attributes).into_condition();
            self.filterable().filter(&condition, &mut self.expression);
            self
        }

        /// Keeps the items of one entity for which the condition is true, and all items of other entities.
        ///
        /// # Errors
        ///
        /// The request is refused before it is sent if the table has no type attribute, if the index does
        /// not project it, and for the reasons that [`filter`](Self::filter) gives.
        pub fn filter_of<E>(
            mut self,
            condition: impl $crate::aws::attribute::Comparing<
                E::Attributes,
                $crate::aws::attribute::Condition<E>,
            >,
        ) -> Self
        where
            E: $crate::Entity + $crate::aws::attribute::Document,
            T: $crate::table::Contains<E>,
        {
            let condition = condition(E::ATTRIBUTES);
            self.filterable().filter_of::<T, E>(condition, &mut self.expression);
            self
        }
    };
}
pub(in crate::aws) use typed_filter_methods;
