//! Reading the items that a key condition selects.

mod hydrate;
mod options;
mod partitions;
mod rows;

use alloc::sync::Arc;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::cursor::{Asked, Frame, Start};
use super::paginate::{RowOf, Steps};
use super::select::{Reader, Rows, Selects};
use crate::aws::example::example;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::expression::parts::fill_filter;
use crate::aws::request::expression::{Expression, FilterScope, Scope};
use crate::aws::request::key_condition::key_condition;
use crate::aws::{Client, Cursor, Error, InvalidRequest};
use crate::query::{IntoCondition, KeyCondition};
use crate::table::Table;
pub use hydrate::Hydrate;
use partitions::QueryPages;

/// Reads the items that a key condition selects; all of them when it is awaited.
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("CHAT#<chat_id>")]
/// # #[sk("MSG#<number:08>")]
/// # struct Message { chat_id: String, number: u32, text: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "chats", pk = "PK", sk = "SK")]
/// # enum Chats { Message(Message) }
/// # async fn read(table: Client<Chats>) -> Result<(), Error> {
/// let all: Vec<Message> = table.query(Message::query().chat_id("1")).await?;
/// let last: Option<Message> = table.query(Message::query().chat_id("1")).descending().first().await?;
///
/// let mut rows = table.query(Message::query().chat_id("1").number_in(100..)).stream();
/// while let Some(message) = rows.try_next().await? {
///     println!("{}", message.text);
/// }
/// # Ok(())
/// # }
/// ```
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
pub struct Query<T, S: Rows<T>> {
    client: Client<T>,
    request: QueryFluentBuilder,
    /// The user's filter, and the names and values of filter and key condition.
    expression: Expression,
    limit: Option<usize>,
    after: Option<Cursor>,
    /// The key condition, which cursors must fit. `None` if it could not be built, which is an error.
    condition: Option<BoundCondition>,
    /// No key can meet the condition, so nothing is sent.
    empty: bool,
    reader: Reader<T, S>,
}

impl<T: Table, S: Rows<T>> Query<T, S> {
    pub(in crate::aws) fn new<Q>(client: &Client<T>, query: Q) -> Self
    where
        S: Selects<T>,
        Q: IntoCondition<Select: Selects<T, Selection = S>>,
    {
        let condition = query.into_condition();
        let empty = condition.as_ref().is_ok_and(KeyCondition::is_empty);
        let (expression, condition) = match condition {
            Ok(condition) => {
                let condition = BoundCondition::new(T::SCHEMA, condition);
                let scope = Scope::of(T::SCHEMA, <Q::Select as Selects<T>>::ENTITY);
                let (table, index) = (T::SCHEMA, condition.index());
                let filter = FilterScope { table, index, without_keys: true };
                (Expression::beside(&condition, scope).of_read(filter), Some(condition))
            }
            Err(error) => (Expression::failed(error), None),
        };
        let index = condition.as_ref().and_then(BoundCondition::index);
        let request = client
            .sdk()
            .query()
            .table_name(client.table_name())
            .set_index_name(index.map(|index| index.name.into()))
            .set_key_condition_expression(condition.as_ref().map(key_condition));
        let (client, reader) = (client.clone(), Reader::new());
        Self { client, request, expression, limit: None, condition, empty, after: None, reader }
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
        self.filled()
    }

    fn filled(mut self) -> Result<QueryFluentBuilder, Error> {
        if let Some(condition) = self.condition {
            self.expression.fill(condition);
        }
        let parts = self.expression.finish()?;
        if self.limit.is_some() && self.request.get_limit().is_some() {
            let [part, instead] = ["limit", "limit"];
            return Err(InvalidRequest::AlreadySet { part, instead }.into());
        }
        Ok(fill_filter!(self.request, parts))
    }

    /// The request and where it starts. `None` if it would return no rows.
    fn prepare(self) -> Result<Option<Prepared>, Error> {
        let (limit, empty) = (self.limit, self.empty || self.limit == Some(0));
        let (condition, after) = (self.condition.clone(), self.after.clone());
        let is_former = self.reader.is_former;
        let request = self.filled()?;
        let Some(condition) = condition else { return Ok(None) };
        let asked = Asked {
            table_name: request.get_table_name().as_deref().unwrap_or_default(),
            descending: *request.get_scan_index_forward() == Some(false),
        };
        let start = match &after {
            Some(cursor) => condition.position(asked, cursor)?,
            None => Start::First,
        };
        let frame = Arc::new(Frame::of_query(&condition, asked, is_former));
        let request = QueryPages::new(request, &condition);
        Ok((!empty).then_some(Prepared { request, limit, frame, start }))
    }

    /// The read of a page: after a cursor, or from where the read begins anyway.
    pub(super) fn beginning(self, cursor: Option<Cursor>) -> Self {
        if cursor.is_some() { Self { after: cursor, ..self } } else { self }
    }
}

/// A query that can be sent.
struct Prepared {
    request: QueryPages,
    /// How many rows are wanted. `None` if all are.
    limit: Option<usize>,
    frame: Arc<Frame>,
    start: Start,
}

impl Prepared {
    fn steps<R>(self, row: RowOf<R>) -> Steps<QueryPages, R> {
        let steps = Steps::new(self.request, row, self.frame);
        steps.limited(self.limit).starting(self.start)
    }
}
