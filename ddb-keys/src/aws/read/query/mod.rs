//! Reading the items that a key condition selects.

mod hydrate;
mod options;
mod pages;
mod partitions;
mod row_order;
mod rows;
mod shards;

use alloc::sync::Arc;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::cursor::{Frame, Position};
use super::fetch::Pages;
use super::row_reader::RowReader;
use super::select::QueryOf;
use super::steps::Steps;
use crate::aws::example::example;
use crate::aws::request::backoff::CONCURRENCY;
use crate::aws::request::expression::parts::fill_filter;
use crate::aws::request::expression::{Expression, FilterScope, Scope};
use crate::aws::request::key_condition::BoundCondition;
use crate::aws::request::key_condition::key_condition;
use crate::aws::{Client, Cursor, Error, InvalidRequest, Item};
use crate::schema::{EntitySchema, IndexSchema};
use crate::table::Table;
pub use hydrate::Hydrate;
use pages::QueryPages;

/// What a read begins after.
#[derive(Debug, Clone)]
enum After {
    Cursor(Cursor),
    Item(Item),
}

/// Reads the items that a key condition selects, each as an `R`; all of them when it is awaited.
///
/// `Missing` names the fields of an `R` that the index does not store. It is `()` where there are none; otherwise the query is read by
/// [`hydrate`](Self::hydrate) or as another type by [`select_as`](Self::select_as).
///
#[doc = example!(
    "table.put(&message).await?;"
    "table.put(&Message { number: 2, ..message.clone() }).await?;"
    ""
    r#"let all: Vec<Message> = table.query(Message::query().room("rust")).await?;"#
    r#"let last = table.query(Message::query().room("rust")).descending().first().await?;"#
    "assert_eq!(all.last(), last.as_ref());"
    ""
    r#"let mut rows = table.query(Message::query().room("rust").number_in(2..)).stream();"#
    "while let Some(message) = rows.try_next().await? {"
    r#"    println!("{}", message.number);"#
    "}"
)]
///
/// # Cost
///
/// Each request costs half a read unit for each 4 KB that it reads, or one with [`consistent`](Self::consistent),
/// and at least half a unit. Items that are skipped or filtered out are read, too. Without a
/// [`limit`](Self::limit), a request reads up to 1 MB.
///
/// # Errors
///
/// [`Error::Key`] if a value cannot be part of a key, [`Error::Refused`] if a filter or a change by
/// [`customize`](Self::customize) is not allowed, [`Error::Cursor`] if [`after`](Self::after) got the cursor of
/// another query, and [`Error::Incomplete`] if not all rows could be read. The methods that return a page, a row or
/// a number list their own.
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited: `.await?`"]
pub struct Query<T, R, Missing = ()> {
    client: Client<T>,
    request: QueryFluentBuilder,
    /// The user's filter, and the names and values of filter and key condition.
    expression: Expression,
    limit: Option<usize>,
    after: Option<After>,
    /// How many shards are read at the same time.
    concurrency: usize,
    /// The key condition, which cursors must fit. `None` if it could not be built, which is an error.
    condition: Option<BoundCondition>,
    reader: RowReader<R>,
    missing: PhantomData<fn() -> Missing>,
}

impl<T: Table, R, M> Query<T, R, M> {
    pub(in crate::aws) fn new<Q>(client: &Client<T>, query: Q) -> Self
    where
        Q: QueryOf<T, Row = R, Missing = M>,
    {
        let reader = Q::reader();
        let condition = query.into_condition();
        let (expression, condition) = match condition {
            Ok(condition) => {
                let condition = BoundCondition::new(T::SCHEMA, condition);
                let scope = Scope::of(T::SCHEMA, reader.entity);
                let (table, index) = (T::SCHEMA, condition.index);
                let filter = FilterScope { table, index, without_keys: true };
                (Expression::beside(&condition, scope).of_read(filter), Some(condition))
            }
            Err(error) => (Expression::failed(error), None),
        };
        let index = condition.as_ref().and_then(|condition| condition.index);
        let request = client
            .sdk()
            .query()
            .table_name(client.table_name())
            .set_index_name(index.map(|index| index.name.into()))
            .set_key_condition_expression(condition.as_ref().map(key_condition));
        Self {
            client: client.clone(),
            request,
            expression,
            limit: None,
            after: None,
            concurrency: CONCURRENCY,
            condition,
            reader,
            missing: PhantomData,
        }
    }

    /// The SDK's request, filled, but without the limit of [`limit`](Self::limit): DynamoDB's own limit also counts
    /// items that are skipped or filtered out.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let answer = table.query(Message::query().room("rust")).into_builder()?.send().await?;"#
        "assert_eq!(answer.count(), 1);"
    )]
    ///
    /// # Errors
    ///
    /// [`InvalidRequest::SeveralPartitions`] if the query reads several partitions, which takes
    /// several requests.
    pub fn into_builder(self) -> Result<QueryFluentBuilder, Error> {
        if self.condition.as_ref().is_some_and(|condition| condition.buckets().is_some()) {
            return Err(InvalidRequest::SeveralPartitions.into());
        }
        self.settled().filled()
    }

    /// A selection that `customize` has set comes before that of `select_as`.
    fn settled(mut self) -> Self {
        if self.request.is_projected() || self.request.get_select().is_some() {
            self.reader.fields = None;
        }
        self
    }

    fn filled(mut self) -> Result<QueryFluentBuilder, Error> {
        if let Some(projection) =
            self.reader.projection(T::SCHEMA, self.index(), &mut self.expression)
        {
            self.request = self.request.projection_expression(projection);
        }
        if let Some(condition) = self.condition {
            self.expression.fill(condition);
        }
        let parts = self.expression.finish()?;
        if self.limit.is_some() && self.request.get_limit().is_some() {
            return Err(InvalidRequest::already_set("limit", "limit").into());
        }
        Ok(fill_filter!(self.request, parts))
    }

    /// The same query, whose rows are read in another way.
    fn reading<Q, N>(self, reader: RowReader<Q>) -> Query<T, Q, N> {
        let Self { client, request, expression, limit, after, concurrency, condition, .. } = self;
        let missing = PhantomData;
        Query { client, request, expression, limit, after, concurrency, condition, reader, missing }
    }

    /// The entity of the rows, if all of them are of one.
    pub(in crate::aws) fn entity(&self) -> Option<&'static EntitySchema> {
        self.reader.entity
    }

    fn index(&self) -> Option<&'static IndexSchema> {
        self.condition.as_ref()?.index
    }

    /// The pages of the read. `None` if it would return no rows.
    fn steps(self) -> Result<Option<Steps<QueryPages, R>>, Error> {
        let query = self.settled();
        let (limit, reader) = (query.limit, query.reader);
        let (condition, after) = (query.condition.clone(), query.after.clone());
        let (cursors, concurrency) = (query.client.cursors().clone(), query.concurrency);
        let request = query.filled()?;
        let Some(condition) = condition else { return Ok(None) };
        let is_empty = condition.is_empty() || limit == Some(0);
        let descending = *request.get_scan_index_forward() == Some(false);
        let pages = QueryPages::new(request, &condition, concurrency);
        let frame =
            Frame::of_query(&cursors, condition, pages.table_name(), descending, reader.formers);
        let position = match after {
            None => Position::Start,
            Some(After::Cursor(cursor)) => frame.position(&cursor)?,
            Some(After::Item(item)) => frame.position_of(&item)?,
        };
        let steps = Steps::new(pages, reader, Arc::new(frame), position);
        Ok((!is_empty).then(|| steps.limited(limit)))
    }

    /// The read of a page: after a cursor, or from where the read begins anyway.
    fn beginning(self, cursor: Option<Cursor>) -> Self {
        match cursor {
            Some(cursor) => Self { after: Some(After::Cursor(cursor)), ..self },
            None => self,
        }
    }
}
