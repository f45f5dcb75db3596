//! Reading a whole table, or a whole index.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::scan::builders::ScanFluentBuilder;
use serde::Serialize;

use super::client::Client;
use super::expression::Expression;
use super::{Error, Page, Pending, Selects};
use crate::table::Table;

/// Reads every item of a table or an index when it is awaited.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct Scan<T, S> {
    request: ScanFluentBuilder,
    expression: Expression,
    of: PhantomData<fn() -> (T, S)>,
}

impl<T: Table, S> Scan<T, S> {
    pub(super) fn new(client: &Client<T>, index: Option<&str>) -> Self {
        let index =
            index.and_then(|ident| T::SCHEMA.index(ident)).map(|index| index.name.to_string());
        let request = client.sdk().scan().table_name(client.table_name()).set_index_name(index);
        Self { request, expression: Expression::default(), of: PhantomData }
    }

    /// Keeps the items for which the expression holds, after they are read and paid for.
    pub fn filter(mut self, expression: impl Into<String>) -> Self {
        self.expression.clause(expression);
        self
    }

    /// The value behind a `:name` of the filter.
    pub fn value(mut self, name: &str, value: impl Serialize) -> Self {
        self.expression.value(name, value);
        self
    }

    /// The attribute behind a `#name` of the filter, for names that DynamoDB reserves.
    pub fn name(mut self, placeholder: &str, attribute: &str) -> Self {
        self.expression.name(placeholder, attribute);
        self
    }

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        mut self,
        change: impl FnOnce(ScanFluentBuilder) -> ScanFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    pub fn into_builder(mut self) -> Result<ScanFluentBuilder, Error> {
        self.expression.take_error()?;
        Ok(self
            .request
            .set_filter_expression(self.expression.text())
            .set_expression_attribute_names(self.expression.names())
            .set_expression_attribute_values(self.expression.values()))
    }
}

impl<T: Table, S: Selects<T>> Scan<T, S> {
    /// Reads every row, page after page.
    pub async fn all(self) -> Result<Vec<S::Row>, Error> {
        let request = self.into_builder()?;
        let (mut rows, mut start) = (Vec::new(), None);
        loop {
            let output =
                request.clone().set_exclusive_start_key(start).send().await.map_err(Error::sdk)?;
            let page =
                Page::read::<T, S>(output.items.unwrap_or_default(), output.last_evaluated_key)?;
            rows.extend(page.rows);
            start = page.next;
            if start.is_none() {
                return Ok(rows);
            }
        }
    }
}

impl<T, S> IntoFuture for Scan<T, S>
where
    T: Table + 'static,
    S: Selects<T> + 'static,
{
    type Output = Result<Vec<S::Row>, Error>;
    type IntoFuture = Pending<Vec<S::Row>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.all())
    }
}
