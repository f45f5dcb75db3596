//! Reading the items that a key condition selects.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::Select;
use serde::Serialize;

use super::client::Client;
use super::expression::Expression;
use super::{Error, Item, Page, Pending, Selects};
use crate::keys::{IntoCondition, KeyAttribute, KeyCondition, KeyValue, SortCondition};
use crate::table::{Table, TableSchema};

/// Reads the items that a key condition selects; all of them when it is awaited.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct Query<T, S> {
    request: QueryFluentBuilder,
    /// The user's filter, and the names and values of filter and key condition.
    expression: Expression,
    limit: Option<usize>,
    /// No key can fulfil the condition, so nothing is asked.
    empty: bool,
    of: PhantomData<fn() -> (T, S)>,
}

impl<T: Table, S> Query<T, S> {
    pub(super) fn new<Q: IntoCondition<Select = S>>(client: &Client<T>, query: Q) -> Self {
        let mut expression = Expression::default();
        let mut request = client.sdk().query().table_name(client.table_name());
        let mut empty = false;
        match query.into_condition() {
            Ok(condition) => {
                empty = condition.is_empty();
                request = fill(request, &condition, T::SCHEMA, &mut expression);
            }
            Err(error) => expression.fail(error),
        }
        Self { request, expression, limit: None, empty, of: PhantomData }
    }

    /// Reads from the end of the range to its start.
    pub fn descending(self) -> Self {
        self.customize(|request| request.scan_index_forward(false))
    }

    /// Reads what every write before this read has left, at twice the cost; not on global indexes.
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    /// Reads at most this many rows.
    pub fn limit(mut self, rows: usize) -> Self {
        self.limit = Some(rows);
        self
    }

    /// Keeps the items for which the expression holds, after they are read and paid for. It may
    /// not name key attributes.
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
        change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    pub fn into_builder(mut self) -> Result<QueryFluentBuilder, Error> {
        self.expression.take_error()?;
        Ok(self
            .request
            .set_filter_expression(self.expression.text())
            .set_expression_attribute_names(self.expression.names())
            .set_expression_attribute_values(self.expression.values()))
    }

    /// Counts the items in the range, of whatever kind, without reading them.
    pub async fn count(self) -> Result<usize, Error> {
        if self.empty {
            return Ok(0);
        }
        let request = self.into_builder()?.select(Select::Count);
        let (mut count, mut start) = (0, None);
        loop {
            let output =
                request.clone().set_exclusive_start_key(start).send().await.map_err(Error::sdk)?;
            count += usize::try_from(output.count).unwrap_or(0);
            start = output.last_evaluated_key;
            if start.is_none() {
                return Ok(count);
            }
        }
    }
}

impl<T: Table, S: Selects<T>> Query<T, S> {
    /// Reads the first row.
    pub async fn first(self) -> Result<Option<S::Row>, Error> {
        Ok(self.limit(1).all().await?.pop())
    }

    /// Reads every row, page after page.
    pub async fn all(self) -> Result<Vec<S::Row>, Error> {
        let (limit, empty) = (self.limit, self.empty);
        let request = self.into_builder()?;
        let mut rows = Vec::new();
        if empty || limit == Some(0) {
            return Ok(rows);
        }
        let mut start = None;
        loop {
            let page = page::<T, S>(request.clone(), start, missing(limit, rows.len())).await?;
            rows.extend(page.rows);
            start = page.next;
            if let Some(limit) = limit
                && rows.len() >= limit
            {
                rows.truncate(limit);
                return Ok(rows);
            }
            if start.is_none() {
                return Ok(rows);
            }
        }
    }

    /// Reads one page: as many rows as `limit` says, or what DynamoDB reads at once (1 MB).
    pub async fn page(self) -> Result<Page<S::Row>, Error> {
        if self.empty {
            return Ok(Page { rows: Vec::new(), passed_over: 0, next: None });
        }
        let limit = self.limit;
        page::<T, S>(self.into_builder()?, None, limit).await
    }
}

/// How many more rows are wanted.
fn missing(limit: Option<usize>, have: usize) -> Option<usize> {
    limit.map(|limit| limit.saturating_sub(have))
}

async fn page<T, S: Selects<T>>(
    request: QueryFluentBuilder,
    start: Option<Item>,
    limit: Option<usize>,
) -> Result<Page<S::Row>, Error> {
    let limit = limit.map(|limit| i32::try_from(limit).unwrap_or(i32::MAX));
    let request = request.set_exclusive_start_key(start);
    let request = if limit.is_some() { request.set_limit(limit) } else { request };
    let output = request.send().await.map_err(Error::sdk)?;
    Page::read::<T, S>(output.items.unwrap_or_default(), output.last_evaluated_key)
}

/// Translates a key condition, with a placeholder for every name and value.
fn fill<S>(
    request: QueryFluentBuilder,
    condition: &KeyCondition<S>,
    table: &'static TableSchema,
    expression: &mut Expression,
) -> QueryFluentBuilder {
    let index =
        condition.index().and_then(|ident| table.index(ident)).map(|index| index.name.to_string());
    let mut clauses: Vec<String> = Vec::with_capacity(condition.equal().len() + 1);
    let operand =
        |expression: &mut Expression, value: &KeyValue| expression.own_value(value.clone().into());
    for (attribute, value) in condition.equal() {
        let name = expression.own_name(name_of(attribute, table));
        let value = operand(expression, value);
        clauses.push(format!("{name} = {value}"));
    }
    if let Some((attribute, sort)) = condition.sort() {
        let name = expression.own_name(name_of(attribute, table));
        clauses.push(match sort {
            SortCondition::BeginsWith(prefix) => {
                let prefix = operand(expression, &KeyValue::S(prefix.clone()));
                format!("begins_with({name}, {prefix})")
            }
            SortCondition::Between(low, high) => {
                let (low, high) = (operand(expression, low), operand(expression, high));
                format!("{name} BETWEEN {low} AND {high}")
            }
            SortCondition::AtLeast(low) => format!("{name} >= {}", operand(expression, low)),
            SortCondition::AtMost(high) => format!("{name} <= {}", operand(expression, high)),
        });
    }
    request.set_index_name(index).key_condition_expression(clauses.join(" AND "))
}

/// The table's name for a key attribute.
fn name_of(attribute: &KeyAttribute, table: &'static TableSchema) -> &'static str {
    table.attribute_at(attribute.place).unwrap_or_default()
}

impl<T, S> IntoFuture for Query<T, S>
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
