//! A finished expression on its way into one of the SDK's requests.

use alloc::string::{String, ToString};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::aws::{Error, InvalidRequest, Item};

/// Attributes by placeholder.
pub(in crate::aws) type Names = HashMap<String, String>;

/// A finished expression, as the SDK's requests take it.
#[derive(Debug)]
pub struct ExpressionParts {
    /// `None` if the expression has no clause.
    pub(in crate::aws) text: Option<String>,
    pub(in crate::aws) names: Option<Names>,
    pub(in crate::aws) values: Option<Item>,
}

impl ExpressionParts {
    /// Joins these parts with what `customize` has set on the request, so that nothing is lost:
    /// placeholders come together, while a second text is an error.
    pub(in crate::aws) fn beside(
        mut self,
        text: Option<&String>,
        names: Option<&Names>,
        values: Option<&Item>,
        [part, instead]: [&'static str; 2],
    ) -> Result<Self, Error> {
        match text {
            Some(_) if self.text.is_some() => {
                return Err(InvalidRequest::already_set(part, instead).into());
            }
            Some(text) => self.text = Some(text.clone()),
            None => {}
        }
        for (placeholder, attribute) in names.into_iter().flatten() {
            join(&mut self.names, placeholder, attribute)?;
        }
        for (placeholder, value) in values.into_iter().flatten() {
            join(&mut self.values, placeholder, value)?;
        }
        Ok(self)
    }
}

/// Gives a placeholder its meaning, which must be the only one.
pub(in crate::aws) fn join<V: Clone + PartialEq>(
    known: &mut Option<HashMap<String, V>>,
    placeholder: &str,
    meaning: &V,
) -> Result<(), Error> {
    match known.get_or_insert_default().entry(placeholder.to_string()) {
        Entry::Occupied(other) if other.get() != meaning => {
            Err(InvalidRequest::PlaceholderTwice { name: placeholder.to_string() }.into())
        }
        Entry::Occupied(_) => Ok(()),
        Entry::Vacant(place) => {
            place.insert(meaning.clone());
            Ok(())
        }
    }
}

/// Fills one of the SDK's requests with an expression, beside what `customize` has set on it. Returns early with
/// an error, because moving the request in and out of a `Result` takes longer than filling it.
macro_rules! fill_expression {
    ($request:expr, $parts:expr, $get:ident $set:ident, $part:literal, $instead:literal) => {{
        let request = $request;
        let parts = $parts.beside(
            request.$get().as_ref(),
            request.get_expression_attribute_names().as_ref(),
            request.get_expression_attribute_values().as_ref(),
            [$part, $instead],
        )?;
        request
            .$set(parts.text)
            .set_expression_attribute_names(parts.names)
            .set_expression_attribute_values(parts.values)
    }};
}
pub(in crate::aws) use fill_expression;

/// Fills a read with its filter, beside what `customize` has set on it.
macro_rules! fill_filter {
    ($request:expr, $parts:expr) => {
        crate::aws::request::expression::parts::fill_expression!(
            $request,
            $parts,
            get_filter_expression set_filter_expression,
            "filter_expression",
            "filter_text"
        )
    };
}
pub(in crate::aws) use fill_filter;
