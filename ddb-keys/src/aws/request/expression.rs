//! Conditions and filters: the user's text, and the names and values behind its placeholders.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::collections::HashMap;
use std::time::{SystemTime, UNIX_EPOCH};

use aws_sdk_dynamodb::types::AttributeValue;
use serde::Serialize;

use super::bound_condition::BoundCondition;
use crate::aws::InvalidRequest;
use crate::aws::{Error, Item};
use crate::schema::{IndexSchema, Projection, TableSchema};
use crate::table::Table;

/// A placeholder of the library's own: the first ones are written already.
pub(in crate::aws) type Placeholder = Cow<'static, str>;

const OWN_NAMES: [&str; 8] = ["#_0", "#_1", "#_2", "#_3", "#_4", "#_5", "#_6", "#_7"];
const OWN_VALUES: [&str; 8] = [":_0", ":_1", ":_2", ":_3", ":_4", ":_5", ":_6", ":_7"];

#[inline]
fn nth_name(n: usize) -> Placeholder {
    OWN_NAMES.get(n).map_or_else(|| Cow::Owned(format!("#_{n}")), |own| Cow::Borrowed(*own))
}

#[inline]
fn nth_value(n: usize) -> Placeholder {
    OWN_VALUES.get(n).map_or_else(|| Cow::Owned(format!(":_{n}")), |own| Cow::Borrowed(*own))
}

/// A placeholder of the user's, which none of the library's own can be.
fn users_own(placeholder: &str) -> Result<&str, Error> {
    if placeholder.starts_with("#_") || placeholder.starts_with(":_") {
        return Err(InvalidRequest::OwnPlaceholder { name: placeholder.to_string() }.into());
    }
    Ok(placeholder)
}

/// Clauses that must all hold, with their placeholders.
#[derive(Debug, Default)]
pub(in crate::aws) struct Expression {
    clauses: Vec<String>,
    /// None where there are no names, as in the SDK.
    names: Option<Names>,
    values: Option<Item>,
    /// How many names and values of a key condition are still to come, under the first placeholders.
    reserved: (usize, usize),
    error: Option<Error>,
}

type Names = HashMap<String, String>;

/// What an expression comes to, for the SDK's request.
pub(in crate::aws) struct Finished {
    /// None where nothing must hold.
    pub(in crate::aws) text: Option<String>,
    pub(in crate::aws) names: Option<Names>,
    pub(in crate::aws) values: Option<Item>,
}

impl Expression {
    /// Beside a key condition, whose names and values have the first placeholders. They
    /// [come](Self::fill) in the end, so that they need not be copied.
    pub(in crate::aws) fn beside(condition: &BoundCondition) -> Self {
        Self { reserved: condition.len(), ..Self::default() }
    }

    /// One that is refused.
    pub(in crate::aws) fn failed(error: impl Into<Error>) -> Self {
        Self { error: Some(error.into()), ..Self::default() }
    }

    pub(in crate::aws) fn clause(&mut self, clause: impl Into<String>) {
        self.clauses.push(clause.into());
    }

    /// A value that the user's text calls `:name`.
    pub(in crate::aws) fn value(&mut self, name: &str, value: impl Serialize) {
        match users_own(name).and_then(|name| Ok((name, to_value(name, value)?))) {
            Ok((name, value)) => {
                self.values.get_or_insert_default().insert(name.to_string(), value);
            }
            Err(error) => self.fail(error),
        }
    }

    /// An attribute that the user's text calls `#name`.
    pub(in crate::aws) fn name(&mut self, placeholder: &str, attribute: &str) {
        match users_own(placeholder) {
            Ok(placeholder) => {
                let names = self.names.get_or_insert_default();
                names.insert(placeholder.to_string(), attribute.to_string());
            }
            Err(error) => self.fail(error),
        }
    }

    /// An attribute under a placeholder of the library's own, since any name may be reserved.
    pub(in crate::aws) fn own_name(&mut self, attribute: &str) -> Placeholder {
        let names = self.names.get_or_insert_default();
        let known = names.iter().find(|(key, name)| key.starts_with("#_") && *name == attribute);
        if let Some((placeholder, _)) = known {
            return Cow::Owned(placeholder.clone());
        }
        let placeholder = nth_name(self.reserved.0 + names.len());
        names.insert(placeholder.to_string(), attribute.to_string());
        placeholder
    }

    /// A value under a placeholder of the library's own.
    pub(in crate::aws) fn own_value(&mut self, value: AttributeValue) -> Placeholder {
        let values = self.values.get_or_insert_default();
        let placeholder = nth_value(self.reserved.1 + values.len());
        values.insert(placeholder.to_string(), value);
        placeholder
    }

    /// The names and values of the key condition, in its order.
    pub(in crate::aws) fn fill(&mut self, condition: BoundCondition) {
        let (names, values) = self.reserved;
        let filled = self.names.get_or_insert_with(|| HashMap::with_capacity(names));
        for (n, name) in condition.names().enumerate() {
            filled.insert(nth_name(n).into_owned(), name.to_string());
        }
        let filled = self.values.get_or_insert_with(|| HashMap::with_capacity(values));
        let mut n = 0;
        condition.each_value(|value| {
            filled.insert(nth_value(n).into_owned(), value.into());
            n += 1;
        });
    }

    /// The attributes that tell which entity an item is of, as far as an index has them, as a
    /// projection.
    pub(in crate::aws) fn telling<T: Table>(&mut self, index: Option<&IndexSchema>) -> String {
        let table = T::SCHEMA;
        let of_type = table.type_attribute.filter(|name| {
            index.is_none_or(|index| match index.projection {
                Projection::All => true,
                Projection::KeysOnly => false,
                Projection::Include(names) => names.contains(name),
            })
        });
        let names = [table.pk].into_iter().chain(table.sk).chain(of_type);
        names.map(|name| self.own_name(name)).collect::<Vec<_>>().join(", ")
    }

    /// The item must exist.
    pub(in crate::aws) fn exists(&mut self, table: &'static TableSchema) {
        let pk = self.own_name(table.pk);
        self.clause(format!("attribute_exists({pk})"));
    }

    /// The item must not exist.
    pub(in crate::aws) fn is_absent(&mut self, table: &'static TableSchema) {
        let pk = self.own_name(table.pk);
        self.clause(format!("attribute_not_exists({pk})"));
    }

    /// A clause that leaves out items which have expired by now, though DynamoDB still has them. An item
    /// that never expires has nothing to compare, so it is kept.
    pub(in crate::aws) fn unexpired(&mut self, table: &'static TableSchema) {
        let Some(attribute) = table.ttl_attribute() else {
            return self.fail(InvalidRequest::NoTtl { table: table.name });
        };
        let name = self.own_name(attribute);
        let now = self.own_value(AttributeValue::N(now().to_string()));
        self.clause(format!("NOT {name} <= {now}"));
    }

    /// Keeps the first error, to come out where the request is used.
    pub(in crate::aws) fn fail(&mut self, error: impl Into<Error>) {
        self.error.get_or_insert(error.into());
    }

    /// The first error, where it must come out before others.
    pub(in crate::aws) fn take_error(&mut self) -> Result<(), Error> {
        self.error.take().map_or(Ok(()), Err)
    }

    /// The names alone, where there is nothing else.
    pub(in crate::aws) fn into_names(self) -> Option<Names> {
        self.names
    }

    /// What the SDK's request takes, or the first error.
    pub(in crate::aws) fn finish(mut self) -> Result<Finished, Error> {
        self.take_error()?;
        let text = match self.clauses.as_slice() {
            [] | [_] => self.clauses.pop(),
            clauses => Some(format!("({})", clauses.join(") AND ("))),
        };
        Ok(Finished { text, names: self.names, values: self.values })
    }
}

/// Seconds since 1970, as a `ttl` counts them.
pub(in crate::aws) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

pub(in crate::aws) fn to_value(name: &str, value: impl Serialize) -> Result<AttributeValue, Error> {
    serde_dynamo::to_attribute_value(value).map_err(|error| {
        InvalidRequest::Value { name: name.to_string(), reason: error.to_string() }.into()
    })
}

/// The methods that every write with a condition has.
macro_rules! condition_methods {
    () => {
        /// Writes only if the expression holds. Several conditions must all hold.
        ///
        /// The text is DynamoDB's own: give the values behind `:name` by
        /// [`value`](Self::value), and the attributes behind `#name` by [`name`](Self::name).
        pub fn condition_text(mut self, expression: impl Into<alloc::string::String>) -> Self {
            self.expression.clause(expression);
            self
        }

        /// The value behind a `:name` of the condition. Names that start with `:_` are the library's.
        pub fn value(mut self, name: &str, value: impl serde::Serialize) -> Self {
            self.expression.value(name, value);
            self
        }

        /// The attribute behind a `#name` of the condition, for names that DynamoDB reserves. Names
        /// that start with `#_` are the library's.
        pub fn name(mut self, placeholder: &str, attribute: &str) -> Self {
            self.expression.name(placeholder, attribute);
            self
        }

        /// Brings the stored item back in the error when the condition does not hold.
        pub fn return_stored(self) -> Self {
            use aws_sdk_dynamodb::types::ReturnValuesOnConditionCheckFailure::AllOld;
            self.customize(|request| request.return_values_on_condition_check_failure(AllOld))
        }
    };
}
pub(in crate::aws) use condition_methods;

/// The methods that every read of several items has.
macro_rules! filter_methods {
    () => {
        /// Keeps the items for which the expression holds, after they are read and paid for. A query's
        /// may not name key attributes.
        ///
        /// The text is DynamoDB's own: give the values behind `:name` by
        /// [`value`](Self::value), and the attributes behind `#name` by [`name`](Self::name).
        pub fn filter_text(mut self, expression: impl Into<alloc::string::String>) -> Self {
            self.expression.clause(expression);
            self
        }

        /// Leaves out items that have expired by `#[entity(ttl = field)]`, but are still there.
        pub fn unexpired(mut self) -> Self {
            self.expression.unexpired(T::SCHEMA);
            self
        }

        /// The value behind a `:name` of the filter. Names that start with `:_` are the library's.
        pub fn value(mut self, name: &str, value: impl serde::Serialize) -> Self {
            self.expression.value(name, value);
            self
        }

        /// The attribute behind a `#name` of the filter, for names that DynamoDB reserves. Names that
        /// start with `#_` are the library's.
        pub fn name(mut self, placeholder: &str, attribute: &str) -> Self {
            self.expression.name(placeholder, attribute);
            self
        }
    };
}
pub(in crate::aws) use filter_methods;
