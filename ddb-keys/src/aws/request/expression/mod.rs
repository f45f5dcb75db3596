//! Conditions, filters and projections: their text, and the names and values behind its placeholders.

mod conjunction;
pub(in crate::aws) mod parts;
mod text;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;
use std::collections::HashMap;
use std::time::{SystemTime, UNIX_EPOCH};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::key_condition::BoundCondition;
use super::placeholder::{Alias, name_alias, value_alias};
use crate::aws::item::value::to_attribute_value;
use crate::aws::{Error, InvalidRequest, Item};
use crate::schema::{EntitySchema, IndexSchema, TableSchema};
use conjunction::Conjunction;
use parts::{ExpressionParts, Names, join};
pub(in crate::aws) use text::FilterScope;
use text::{Name, Rewritten, rewrite_names};

/// Room for as many names and values as most expressions have.
const USUAL: usize = 4;

/// Checks that a user's placeholder cannot be one that the library chooses.
fn user_placeholder(placeholder: &str) -> Result<&str, Error> {
    if placeholder.starts_with("#_") || placeholder.starts_with(":_") {
        return Err(InvalidRequest::OwnPlaceholder { name: placeholder.to_string() }.into());
    }
    Ok(placeholder)
}

/// Clauses that must all be true, with their placeholders.
///
/// The library's own clauses come by [`clause`](Self::clause), with [`own_name`](Self::own_name) and
/// [`own_value`](Self::own_value) for what they name and compare with; a user's text comes by
/// [`text`](Self::text), with [`name`](Self::name) and [`value`](Self::value).
#[derive(Debug, Default)]
pub struct Expression {
    /// The entity whose attributes a user's text may name; without one it may name any.
    scope: Option<Scope>,
    /// The read that the expression filters.
    filter_scope: Option<FilterScope>,
    clauses: Conjunction,
    /// `None` while there are no names, as in the SDK.
    names: Option<Names>,
    values: Option<Item>,
    /// Placeholders of a user's text that stand for attributes of the item, not for nested ones.
    attributes: Vec<String>,
    /// How many operators and functions the clauses have.
    operators: usize,
    /// How many names and values of a key condition are still to come, under the first placeholders.
    reserved: (usize, usize),
    /// In a box, because an expression is moved with each method of its operation.
    error: Option<Box<Error>>,
}

/// Attributes that an expression can find in an item: those of one entity in its table.
#[derive(Debug, Clone, Copy)]
pub(in crate::aws) struct Scope {
    pub(in crate::aws) table: &'static TableSchema,
    pub(in crate::aws) entity: &'static EntitySchema,
}

impl Scope {
    pub(in crate::aws) fn of(
        table: &'static TableSchema,
        entity: Option<&'static EntitySchema>,
    ) -> Option<Self> {
        entity.map(|entity| Self { table, entity })
    }

    fn check(self, attribute: &str) -> Result<(), Error> {
        let Self { table, entity } = self;
        let known = entity.flattened
            || table.adds(attribute)
            || entity.fields.iter().any(|field| field.attribute == attribute);
        if known {
            return Ok(());
        }
        let (entity, attribute) = (entity.name, attribute.to_string());
        Err(InvalidRequest::UnknownAttribute { entity, attribute }.into())
    }
}

impl Expression {
    /// An expression whose text may name the attributes of one entity, or any without a scope.
    pub(in crate::aws) fn within(scope: impl Into<Option<Scope>>) -> Self {
        Self { scope: scope.into(), ..Self::default() }
    }

    /// An expression beside a key condition, whose names and values have the first placeholders.
    /// They [come](Self::fill) at the end, so that they need not be copied.
    pub(in crate::aws) fn beside(condition: &BoundCondition, scope: Option<Scope>) -> Self {
        Self { reserved: condition.len(), scope, ..Self::default() }
    }

    /// An expression beside another one, which has so many names and values under the first placeholders.
    pub(in crate::aws) fn after(names: usize, values: usize) -> Self {
        Self { reserved: (names, values), ..Self::default() }
    }

    /// Makes this the filter of a read.
    pub(in crate::aws) fn of_read(self, scope: FilterScope) -> Self {
        Self { filter_scope: Some(scope), ..self }
    }

    /// Checks that an attribute of a user's text is one that the expression can find.
    fn check(&self, attribute: &str) -> Result<(), Error> {
        self.scope.map_or(Ok(()), |scope| scope.check(attribute))?;
        Ok(self.check_readable(attribute)?)
    }

    /// Checks that the read can filter by the attribute.
    pub(in crate::aws) fn check_readable(&self, attribute: &str) -> Result<(), InvalidRequest> {
        self.filter_scope.map_or(Ok(()), |scope| scope.check(attribute))
    }

    /// An expression that fails when it is finished.
    pub(in crate::aws) fn failed(error: impl Into<Error>) -> Self {
        Self { error: Some(Box::new(error.into())), ..Self::default() }
    }

    /// Adds a clause, given in pieces, whose placeholders come from [`own_name`](Self::own_name) and
    /// [`own_value`](Self::own_value).
    pub(in crate::aws) fn clause(&mut self, pieces: &[&str]) {
        self.clauses.begin().extend(pieces.iter().copied());
    }

    /// Adds a clause that `write` writes to the end of a string, with placeholders from this expression.
    pub(in crate::aws) fn write_clause<R: Into<Error>>(
        &mut self,
        write: impl FnOnce(&mut String, &mut Self) -> Result<(), R>,
    ) {
        let mut clauses = mem::take(&mut self.clauses);
        let written = write(clauses.begin(), self);
        self.clauses = clauses;
        if let Err(error) = written {
            self.fail(error);
        }
    }

    /// Counts operators and functions, whose number DynamoDB limits.
    pub(in crate::aws) fn count_operators(&mut self, operators: usize) {
        self.operators += operators;
    }

    /// Adds a clause that a user wrote. Its names are checked and replaced by placeholders, because
    /// DynamoDB reserves several hundred words.
    pub(in crate::aws) fn text(&mut self, text: &str) {
        let clause = rewrite_names(text, |name| {
            Ok(match name {
                Name::Attribute(attribute) => {
                    self.check(attribute)?;
                    self.own_name(attribute)
                }
                Name::Nested(attribute) => self.own_name(attribute),
                Name::Placeholder(placeholder) => {
                    self.attributes.push(placeholder.to_string());
                    Cow::Borrowed(placeholder)
                }
            })
        });
        match clause {
            Ok(Rewritten { text, operators }) => {
                self.count_operators(operators);
                self.clause(&[&text]);
            }
            Err(error) => self.fail::<Error>(error),
        }
    }

    /// Sets the value that a user's text calls `:name`.
    pub(in crate::aws) fn value(&mut self, name: &str, value: impl Serialize) {
        let value = user_placeholder(name).and_then(|name| to_value(name, value));
        if let Err(error) = value.and_then(|value| join(&mut self.values, name, &value)) {
            self.fail(error);
        }
    }

    /// Sets the attribute that a user's text calls `#name`.
    pub(in crate::aws) fn name(&mut self, placeholder: &str, attribute: &str) {
        let joined = user_placeholder(placeholder)
            .and_then(|placeholder| join(&mut self.names, placeholder, &attribute.to_string()));
        if let Err(error) = joined {
            self.fail(error);
        }
    }

    /// Returns the placeholder of an attribute, since any name may be reserved.
    pub(in crate::aws) fn own_name(&mut self, attribute: &str) -> Alias {
        let room = self.reserved.0 + USUAL;
        let names = self.names.get_or_insert_with(|| HashMap::with_capacity(room));
        let known = names.iter().find(|(key, name)| key.starts_with("#_") && *name == attribute);
        if let Some((placeholder, _)) = known {
            return Cow::Owned(placeholder.clone());
        }
        let placeholder = name_alias(self.reserved.0 + names.len());
        names.insert(placeholder.to_string(), attribute.to_string());
        placeholder
    }

    /// Returns a placeholder for a value.
    pub(in crate::aws) fn own_value(&mut self, value: AttributeValue) -> Alias {
        let room = self.reserved.1 + USUAL;
        let values = self.values.get_or_insert_with(|| HashMap::with_capacity(room));
        let known = values.iter().find(|(key, known)| key.starts_with(":_") && **known == value);
        if let Some((placeholder, _)) = known {
            return Cow::Owned(placeholder.clone());
        }
        let placeholder = value_alias(self.reserved.1 + values.len());
        values.insert(placeholder.to_string(), value);
        placeholder
    }

    /// Adds the names and values of the key condition, in its order.
    pub(in crate::aws) fn fill(&mut self, condition: BoundCondition) {
        let (names, values) = self.reserved;
        let filled = self.names.get_or_insert_with(|| HashMap::with_capacity(names));
        for (n, name) in condition.names().enumerate() {
            filled.insert(name_alias(n).into_owned(), name.to_string());
        }
        let filled = self.values.get_or_insert_with(|| HashMap::with_capacity(values));
        let mut n = 0;
        condition.each_value(|value| {
            filled.insert(value_alias(n).into_owned(), value.into());
            n += 1;
        });
    }

    /// The attributes that tell which entity an item is of, and whether it has a former key in an index, as far as the index has
    /// them, as a projection.
    pub(in crate::aws) fn telling(
        &mut self,
        table: &TableSchema,
        index: Option<&IndexSchema>,
        end: Option<&'static str>,
    ) -> String {
        let of_type = table
            .type_attribute
            .filter(|name| index.is_none_or(|index| table.projects(index, name)));
        let of_key = [table.pk].into_iter().chain(table.sk);
        let has_formers =
            |index: &&IndexSchema| table.entities.iter().any(|of| of.has_formers_in(index.ident));
        let of_index = index.filter(has_formers).into_iter();
        let of_index = of_index.flat_map(|index| index.pk.iter().chain(index.sk).copied());
        let mut names: Vec<&'static str> = of_key.chain(of_type).collect();
        for name in of_index.chain(end) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.into_iter().map(|name| self.own_name(name)).collect::<Vec<_>>().join(", ")
    }

    /// Attributes, and those that tell which item it is and of which entity, as far as an index has them, as a projection.
    pub(in crate::aws) fn projecting(
        &mut self,
        table: &TableSchema,
        index: Option<&IndexSchema>,
        attributes: &[&str],
    ) -> String {
        let of_table = [table.pk].into_iter().chain(table.sk).chain(table.type_attribute);
        let of_index = index.into_iter().flat_map(|index| index.pk.iter().chain(index.sk).copied());
        let names = of_table.chain(of_index).chain(attributes.iter().copied());
        let names = names.filter(|name| index.is_none_or(|index| table.projects(index, name)));
        let names: BTreeSet<_> = names.collect();
        names.into_iter().map(|name| self.own_name(name)).collect::<Vec<_>>().join(", ")
    }

    /// Requires that the item exists.
    pub(in crate::aws) fn exists(&mut self, table: &'static TableSchema) {
        let pk = self.own_name(table.pk);
        self.clause(&["attribute_exists(", &pk, ")"]);
    }

    /// Requires that the item does not exist.
    pub(in crate::aws) fn is_absent(&mut self, table: &'static TableSchema) {
        let pk = self.own_name(table.pk);
        self.clause(&["attribute_not_exists(", &pk, ")"]);
    }

    /// A clause that leaves out items which have expired by now, though DynamoDB still has them. An item
    /// that never expires has nothing to compare, so it is kept.
    pub(in crate::aws) fn unexpired(&mut self, table: &'static TableSchema) {
        let Some(attribute) = table.ttl_attribute() else {
            return self.fail(InvalidRequest::NoTtl { table: table.name });
        };
        if let Err(error) = self.check_readable(attribute) {
            return self.fail(error);
        }
        let name = self.own_name(attribute);
        let now = self.own_value(AttributeValue::N(now().to_string()));
        self.clause(&["NOT ", &name, " <= ", &now]);
    }

    /// Keeps the first error, which is returned where the request is used.
    pub(in crate::aws) fn fail<R: Into<Error>>(&mut self, error: R) {
        self.error.get_or_insert_with(|| Box::new(error.into()));
    }

    /// Returns the first error, which takes precedence over others.
    pub(in crate::aws) fn take_error(&mut self) -> Result<(), Error> {
        self.error.take().map_or(Ok(()), |error| Err(*error))
    }

    /// Returns the names alone, if there is nothing else.
    pub(in crate::aws) fn into_names(self) -> Option<Names> {
        self.names
    }

    /// Returns what the SDK's request takes, or the first error.
    pub(in crate::aws) fn finish(mut self) -> Result<ExpressionParts, Error> {
        self.take_error()?;
        if let Some(names) = &self.names {
            let mut attributes =
                self.attributes.iter().filter_map(|placeholder| names.get(placeholder));
            attributes.try_for_each(|attribute| self.check(attribute))?;
        }
        let found = self.operators + self.clauses.joints();
        if found > MAX_OPERATORS {
            return Err(InvalidRequest::TooManyOperators { found, max: MAX_OPERATORS }.into());
        }
        let text = self.clauses.finish();
        text.as_deref().map_or(Ok(()), check_length)?;
        Ok(ExpressionParts { text, names: self.names, values: self.values })
    }
}

/// The longest expression that DynamoDB takes, in bytes.
pub(in crate::aws) const MAX_EXPRESSION: usize = 4096;

/// The maximum number of operators and functions that DynamoDB takes in one expression.
pub(in crate::aws) const MAX_OPERATORS: usize = 300;

/// Checks that an expression is not too long.
pub(in crate::aws) fn check_length(text: &str) -> Result<(), Error> {
    if text.len() <= MAX_EXPRESSION {
        return Ok(());
    }
    Err(InvalidRequest::ExpressionTooLong { found: text.len(), max: MAX_EXPRESSION }.into())
}

/// Seconds since 1970, as a `ttl` counts them.
pub(in crate::aws) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

pub(in crate::aws) fn to_value(name: &str, value: impl Serialize) -> Result<AttributeValue, Error> {
    to_attribute_value(&value).map_err(|error| InvalidRequest::value(name, error).into())
}
