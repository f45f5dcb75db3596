//! Reading the items that a key condition selects.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::cursor::Asked;
use super::draft::Draft;
use super::paginate::{Steps, count};
use super::row::Page;
use super::row::{Selected, Selects, Wants};
use super::stream::{RowStream, read};
use crate::aws::Client;
use crate::aws::Cursor;
use crate::aws::InvalidRequest;
use crate::aws::attribute::methods::Filterable;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::expression_methods::filter_methods;
use crate::aws::request::expression_parts::fill_filter;
use crate::aws::{Error, Pending};
use crate::query::IntoCondition;
use crate::table::Table;

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
#[derive(Debug)]
#[must_use = "nothing is read until it is awaited"]
pub struct Query<T, S> {
    draft: Draft,
    /// The user's filter, and the names and values of filter and key condition.
    expression: Expression,
    limit: Option<usize>,
    /// The key condition, which cursors must fit; none where it could not be built, which is an error.
    frame: Option<BoundCondition>,
    /// No key can fulfil the condition, so nothing is asked.
    empty: bool,
    of: PhantomData<fn() -> (T, S)>,
}

impl<T: Table, S> Query<T, S> {
    pub(in crate::aws) fn new<Q>(client: &Client<T>, query: Q) -> Self
    where
        Q: IntoCondition<Select = S>,
        S: Wants<T>,
    {
        let (of, limit) = (PhantomData, None);
        match query.into_condition() {
            Ok(condition) => {
                let empty = condition.is_empty();
                let frame = BoundCondition::new(T::SCHEMA, condition);
                let expression = Expression::beside(&frame, Scope::of(T::SCHEMA, S::ENTITY));
                let draft = Draft::new(client, Some(&frame));
                Self { draft, expression, limit, frame: Some(frame), empty, of }
            }
            Err(error) => {
                let (draft, expression) = (Draft::new(client, None), Expression::failed(error));
                Self { draft, expression, limit, frame: None, empty: false, of }
            }
        }
    }

    /// Reads from the end of the range to its start.
    pub fn descending(self) -> Self {
        self.customize(|request| request.scan_index_forward(false))
    }

    /// Reads what every write before this read has left, at twice the cost; not on global indexes.
    pub fn consistent(self) -> Self {
        self.customize(|request| request.consistent_read(true))
    }

    /// Reads at most this many rows. Items that are passed over or filtered out are no rows, but
    /// are read and paid for.
    pub fn limit(mut self, rows: usize) -> Self {
        self.limit = Some(rows);
        self
    }

    filter_methods!();

    crate::aws::attribute::methods::typed_filter_methods!();

    /// What filters can name.
    fn filterable(&self) -> Filterable {
        let index = self.frame.as_ref().and_then(BoundCondition::index);
        Filterable { table: T::SCHEMA, index, without_keys: true }
    }

    /// Reads rows as an `R`, which need not be an entity: what an index projects, or the few
    /// attributes that matter here.
    ///
    /// Items of other entities are passed over as before, as long as their key attributes, or the
    /// type attribute, are among what is read; an item that does not say what it is is a row.
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
    /// let lines: Vec<Line> = table.query(Message::query().chat_id("1")).select::<Line>().await?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn select<R>(self) -> Query<T, Selected<S, R>> {
        let Self { draft, expression, limit, frame, empty, of: _ } = self;
        Query { draft, expression, limit, frame, empty, of: PhantomData }
    }

    /// Changes the SDK's request in ways that are not covered here. A filter that is set here beside one
    /// that the request has already is an error: use [`filter_text`](Self::filter_text).
    pub fn customize(self, change: impl FnOnce(QueryFluentBuilder) -> QueryFluentBuilder) -> Self {
        Self { draft: self.draft.change(change), ..self }
    }

    /// The SDK's request, filled. A limit is not in it, for DynamoDB's own counts items that are
    /// passed over or filtered out.
    pub fn into_builder(mut self) -> Result<QueryFluentBuilder, Error> {
        if let Some(frame) = self.frame {
            self.expression.fill(frame);
        }
        let parts = self.expression.finish()?;
        fill_filter!(self.draft.make(), parts)
    }

    /// Counts the rows, no more than the limit: the items that the condition selects and the
    /// filter keeps, of one entity where the query is of one, else of every kind.
    ///
    /// Reads and costs as much as reading the rows. Every kind is counted by DynamoDB itself; of
    /// one entity, key attributes and type attribute are sent.
    pub async fn count(mut self) -> Result<usize, Error>
    where
        S: Wants<T>,
    {
        let index = self.frame.as_ref().and_then(BoundCondition::index);
        let telling = S::ONE_KIND.then(|| self.expression.telling::<T>(index));
        let (limit, empty) = (self.limit, self.empty);
        let request = self.into_builder()?;
        if empty || limit == Some(0) {
            return Ok(0);
        }
        count::<_, T, S>(request, telling, limit).await
    }
}

impl<T: Table, S: Selects<T>> Query<T, S> {
    /// Reads the first row.
    pub async fn first(self) -> Result<Option<S::Row>, Error> {
        Ok(self.limit(1).all().await?.pop())
    }

    /// Reads every row, page after page.
    pub async fn all(self) -> Result<Vec<S::Row>, Error> {
        self.stream().collect().await
    }

    /// The rows one after the other, read page after page as they are asked for.
    pub fn stream(self) -> RowStream<S::Row> {
        let (limit, empty, frame) = (self.limit, self.empty, self.frame.clone());
        match self.into_builder() {
            Err(error) => RowStream::failed(error),
            Ok(_) if empty || limit == Some(0) => RowStream::empty(),
            Ok(request) => RowStream::of([read(Steps::new(request, S::row).limited(limit, frame))]),
        }
    }

    /// Reads the page after a cursor, or the first one.
    ///
    /// With a [`limit`](Self::limit) a page has that many rows, fewer only when it is the last
    /// one; without, it is what DynamoDB reads at once (1 MB), which may be no row at all.
    ///
    /// # Errors
    ///
    /// A cursor that does not fit this query is [`Error::Cursor`], and nothing is sent.
    pub async fn page(self, cursor: Option<&Cursor>) -> Result<Page<S::Row>, Error> {
        let (limit, empty) = (self.limit, self.empty);
        if limit == Some(0) {
            return Err(InvalidRequest::Nothing { operation: "a page of no rows" }.into());
        }
        let frame = self.frame.clone();
        let request = self.into_builder()?;
        let Some(frame) = frame else { return Ok(Page::empty()) };
        let position = cursor.map(|cursor| frame.position(asked(&request), cursor)).transpose()?;
        if empty {
            return Ok(Page::empty());
        }
        let steps = Steps::new(request.clone(), S::row)
            .limited(limit, Some(frame.clone()))
            .starting_after(position);
        let (mut page, next) = read_page(steps, limit).await?;
        if let Some(next) = next {
            page.cursor = Some(frame.cursor(asked(&request), &next)?);
        }
        Ok(page)
    }
}

/// Reads until a page has its rows, and where it goes on.
async fn read_page<R>(
    mut steps: Steps<QueryFluentBuilder, R>,
    limit: Option<usize>,
) -> Result<(Page<R>, Option<crate::aws::Item>), Error> {
    let mut page = Page::empty();
    while let Some(step) = steps.step().await? {
        page.take(step)?;
        if limit.is_none() {
            break;
        }
    }
    Ok((page, steps.into_position()))
}

fn asked(request: &QueryFluentBuilder) -> Asked<'_> {
    Asked {
        table_name: request.get_table_name().as_deref().unwrap_or_default(),
        descending: *request.get_scan_index_forward() == Some(false),
    }
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
