//! Reading the items that a key condition selects.

mod hydrate;
mod options;
mod partitions;
mod prepared;
pub(in crate::aws::read) mod request;
mod rows;

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::mem;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::select::{Reader, Rows, Selects};
use crate::aws::example::example;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::expression::parts::fill_filter;
use crate::aws::request::expression::{Expression, FilterScope, Scope};
use crate::aws::request::sending::Sending;
use crate::aws::{Client, Cursor, Error, InvalidRequest};
use crate::query::IntoCondition;
use crate::table::Table;
pub use hydrate::Hydrate;
use request::Request;

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
    sdk: aws_sdk_dynamodb::Client,
    request: Request,
    /// The user's filter, and the names and values of filter and key condition.
    expression: Expression,
    limit: Option<usize>,
    after: Option<Cursor>,
    /// The key condition, which cursors must fit. `None` if it could not be built, which is an error.
    frame: Option<BoundCondition>,
    /// No key can meet the condition, so nothing is sent.
    empty: bool,
    reader: Reader<T, S>,
    sending: Sending<Result<Vec<S::Row>, Error>>,
    of: PhantomData<fn() -> (T, S)>,
}

impl<T: Table, S: Rows<T>> Query<T, S> {
    pub(in crate::aws) fn new<Q>(client: &Client<T>, query: Q) -> Self
    where
        S: Selects<T>,
        Q: IntoCondition<Select: Selects<T, Selection = S>>,
    {
        let (of, limit, sdk) = (PhantomData, None, client.sdk().clone());
        let reader = Reader::new();
        match query.into_condition() {
            Ok(condition) => {
                let empty = condition.is_empty();
                let frame = BoundCondition::new(T::SCHEMA, condition);
                let scope = Scope::of(T::SCHEMA, <Q::Select as Selects<T>>::ENTITY);
                let (table, index) = (T::SCHEMA, frame.index());
                let expression = Expression::beside(&frame, scope).of_read(FilterScope {
                    table,
                    index,
                    without_keys: true,
                });
                let request = Request::new(client, Some(&frame));
                Self {
                    sdk,
                    request,
                    expression,
                    limit,
                    frame: Some(frame),
                    empty,
                    after: None,
                    reader,
                    sending: Sending::default(),
                    of,
                }
            }
            Err(error) => {
                let (request, expression) = (Request::new(client, None), Expression::failed(error));
                Self {
                    sdk,
                    request,
                    expression,
                    limit,
                    frame: None,
                    empty: false,
                    after: None,
                    reader,
                    sending: Sending::default(),
                    of,
                }
            }
        }
    }

    /// The query, taken out of one that is polled.
    pub(in crate::aws) fn taken(&mut self) -> Self {
        Self {
            sdk: self.sdk.clone(),
            request: mem::take(&mut self.request),
            expression: self.expression.taken(),
            limit: self.limit,
            after: self.after.take(),
            frame: self.frame.take(),
            empty: self.empty,
            reader: self.reader,
            sending: Sending::default(),
            of: PhantomData,
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
        if self.frame.as_ref().is_some_and(|condition| condition.buckets().is_some()) {
            return Err(InvalidRequest::SeveralPartitions.into());
        }
        self.filled()
    }

    fn filled(mut self) -> Result<QueryFluentBuilder, Error> {
        if let Some(frame) = self.frame {
            self.expression.fill(frame);
        }
        let parts = self.expression.finish()?;
        match self.request {
            Request::Pending(pending) => Ok(pending.filled(&self.sdk, parts)),
            Request::Created(request) => {
                if self.limit.is_some() && request.get_limit().is_some() {
                    let [part, instead] = ["limit", "limit"];
                    return Err(InvalidRequest::AlreadySet { part, instead }.into());
                }
                Ok(fill_filter!(*request, parts))
            }
        }
    }

    /// The read of a page: after a cursor, or from where the read begins anyway.
    pub(super) fn beginning(self, cursor: Option<Cursor>) -> Self {
        if cursor.is_some() { Self { after: cursor, ..self } } else { self }
    }
}
