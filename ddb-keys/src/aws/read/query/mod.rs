//! Reading the items that a key condition selects.

mod hydrate;
mod partitions;
mod prepared;
pub(in crate::aws::read) mod request;
mod rows;

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::mem;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::refused::no_global_index;
use super::select::{Reader, Rows, Selected, Selects};
use crate::aws::Client;
use crate::aws::Error;
use crate::aws::FromItem;
use crate::aws::InvalidRequest;
use crate::aws::attribute::methods::{OfOneEntity, filter, filter_of};
use crate::aws::attribute::{Comparing, Condition, ConditionOn, Document, SameEntity};
use crate::aws::example::example;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::expression::methods::filter_methods;
use crate::aws::request::expression::parts::fill_filter;
use crate::aws::request::expression::{Expression, FilterScope, Scope};
use crate::aws::request::sending::Sending;
use crate::aws::{Cursor, CursorOrNone};
use crate::query::IntoCondition;
use crate::table::{EntityOf, Table};
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

    /// Reads from the end of the range to its start.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let newest = table.query(Message::query().room("rust")).descending().first().await?;"#
        "assert_eq!(newest.map(|message| message.number), Some(2));"
    )]
    #[doc(alias = "ScanIndexForward")]
    #[doc(alias = "reverse")]
    #[doc(alias = "newest first")]
    pub fn descending(self) -> Self {
        self.change(|request| request.scan_index_forward(false))
    }

    /// Makes the reads strongly consistent, at twice the cost. Global indexes have no such reads: the request is refused with
    /// [`InvalidRequest::ConsistentIndex`], and [`hydrate`](Self::hydrate) reads the items from the table.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).consistent().await?, [message]);"#
    )]
    #[doc(alias = "ConsistentRead")]
    pub fn consistent(mut self) -> Self {
        let index = self.frame.as_ref().and_then(BoundCondition::index);
        if let Err(error) = no_global_index(index) {
            self.expression.fail(error);
        }
        self.change(|request| request.consistent_read(true))
    }

    /// Reads at most this many rows. Items that are skipped or filtered out do not count as rows, but
    /// they are read and paid for.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let messages = table.query(Message::query().room("rust")).limit(1).await?;"#
        "assert_eq!(messages, [message]);"
    )]
    #[doc(alias = "Limit")]
    pub fn limit(mut self, rows: usize) -> Self {
        self.sending.change();
        self.limit = Some(rows);
        self
    }

    filter_methods!(
        "A filter of a query cannot name the attributes of the key that the query reads by, and in an index only those that the index projects.",
        r#"let read = table.query(Message::query().room("rust"));"#
    );

    /// Keeps the items for which the condition is true. DynamoDB filters items after it reads them, at the full cost.
    /// Several filters must all be true.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let read = table.query(Message::query().room("rust"));"#
        "let read = read.filter(|message| message.likes.le(9));"
        "assert_eq!(read.await?, [message]);"
    )]
    ///
    /// # Errors
    ///
    /// A filter of a query cannot name the attributes of the key that the query reads by, and in an index only those that the index projects.
    /// Otherwise the request is refused before it is sent.
    #[doc(alias = "FilterExpression")]
    pub fn filter<F, C>(mut self, condition: F) -> Self
    where
        S: OfOneEntity,
        F: Comparing<<S::Entity as Document>::Attributes, C, Shown: Sized>,
        C: ConditionOn<S::Entity, Itself: SameEntity<S::Entity, Shown: Sized>>,
    {
        let condition = condition(<S::Entity as Document>::ATTRIBUTES).into_condition();
        self.sending.change();
        filter(condition, &mut self.expression);
        self
    }

    /// Keeps the items of one entity for which the condition is true, and all items of other entities.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let read = table.query(Message::query().room("rust"));"#
        "let read = read.filter_of::<Message>(|message| message.likes.le(9));"
        "assert_eq!(read.await?, [message]);"
    )]
    ///
    /// # Errors
    ///
    /// The request is refused before it is sent if the table has no type attribute, if the index does
    /// not project it, and for the reasons that [`filter`](Self::filter) gives.
    pub fn filter_of<E>(
        mut self,
        condition: impl Comparing<E::Attributes, Condition<E>, Shown: Sized>,
    ) -> Self
    where
        E: EntityOf<T, Shown: Sized>,
    {
        let condition = condition(E::ATTRIBUTES);
        filter_of::<T, E>(condition, &mut self.expression);
        self
    }

    /// Reads rows as an `R`, which need not be an entity: a type with the attributes that an index
    /// projects, or with the few that matter here.
    ///
    /// Items of other entities are still skipped as long as their key attributes or the type
    /// attribute are among the attributes that are read. An item that does not say which entity it
    /// is of is a row.
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
    /// #[derive(serde::Deserialize)]
    /// struct Line { text: String }
    ///
    /// let lines: Vec<Line> = table.query(Message::query().chat_id("1")).select_as::<Line>().await?;
    /// # Ok(())
    /// # }
    /// ```
    #[doc(alias = "ProjectionExpression")]
    pub fn select_as<R: FromItem<Shown: Sized> + Send>(self) -> Query<T, Selected<S, R>>
    where
        S: Selects<T>,
    {
        self.read_by(Reader::new())
    }

    /// Reads the rows from the table by the keys that the query finds, for an index that does not store everything
    /// that the rows need.
    ///
    /// See [`Hydrate`] for the costs, and for items that change in between.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "// The rows come in the order of the index, from the table."
        r#"let by_author = table.query(Message::query_by_author().author("ann")).hydrate().await?;"#
        "assert_eq!(by_author.rows, [message]);"
    )]
    pub fn hydrate(self) -> Hydrate<T, S> {
        Hydrate::new(self)
    }

    /// Changes the SDK's request in ways that are not covered here.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "use aws_sdk_dynamodb::types::ReturnConsumedCapacity;"
        ""
        r#"let query = table.query(Message::query().room("rust"));"#
        "query.customize(|query| query.return_consumed_capacity(ReturnConsumedCapacity::Indexes)).await?;"
    )]
    ///
    /// # Errors
    ///
    /// Nothing that is set here is lost. A key condition, a start key, a filter beside one of
    /// [`filter_text`](Self::filter_text), a limit beside [`limit`](Self::limit), a selection of the count
    /// alone, or a placeholder of this request with another meaning is an
    /// [`InvalidRequest`](crate::aws::InvalidRequest) when the query is sent.
    pub fn customize(
        mut self,
        change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder,
    ) -> Self {
        let (request, checked) = self.request.customize(&self.sdk, change);
        if let Err(error) = checked {
            self.expression.fail(error);
        }
        Self { request, ..self }
    }

    /// The query with other rows.
    fn read_by<R: Rows<T>>(self, reader: Reader<T, R>) -> Query<T, R> {
        let Self { sdk, request, expression, limit, after, frame, empty, .. } = self;
        let (sending, of) = (Sending::default(), PhantomData);
        Query { sdk, request, expression, limit, after, frame, empty, reader, sending, of }
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

    fn change(self, change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder) -> Self {
        Self { request: self.request.change(&self.sdk, change), ..self }
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

    /// Starts after a cursor of the same query, such as one from [`RowStream::cursor`](crate::aws::RowStream::cursor). `None`
    /// starts at the beginning.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let query = || table.query(Message::query().room("rust"));"#
        "let page = query().limit(1).page(None).await?;"
        "let rest = query().after(page.cursor).await?;"
        "assert_eq!(rest[0].number, 2);"
    )]
    #[doc(alias = "ExclusiveStartKey")]
    pub fn after(mut self, cursor: impl CursorOrNone<Shown: Sized>) -> Self {
        self.sending.change();
        self.after = cursor.into_cursor();
        self
    }

    /// The read of a page: after a cursor, or from where the read begins anyway.
    pub(super) fn beginning(self, cursor: Option<Cursor>) -> Self {
        if cursor.is_some() { Self { after: cursor, ..self } } else { self }
    }
}
