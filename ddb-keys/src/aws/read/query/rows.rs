//! The rows of a query: their number, the first one, the only one, a page of them, a stream, or all.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::{Prepared, Query};
use crate::aws::example::example;
use crate::aws::read::count::count;
use crate::aws::read::page_reader::{read, read_page};
use crate::aws::read::paginate::Stepwise;
use crate::aws::read::projected::{NothingMissing, Whole};
use crate::aws::read::row_source::RowSource;
use crate::aws::read::select::Reader;
use crate::aws::request::bound_condition::BoundCondition;
use crate::aws::{CursorOrNone, Error, InvalidRequest, Page, Pending, PendingFor, RowStream, Rows};
use crate::table::Table;

impl<T: Table, S: Rows<T>> Query<T, S> {
    /// Counts the rows, up to the limit: the items that the condition selects and the filter keeps,
    /// of one entity if the query is of one, otherwise of every kind.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).count().await?, 2);"#
    )]
    ///
    /// # Cost
    ///
    /// As much as reading the rows. DynamoDB counts items of every kind by itself; to count those of one entity it
    /// sends their key attributes and their type attribute.
    ///
    /// # Errors
    ///
    /// Items that may be rows but do not show it are an [`Error::Incomplete`], which holds the number of
    /// the others ([`Incomplete::count`](crate::aws::Incomplete::count)). They count as rows
    /// towards the limit.
    #[doc(alias = "COUNT")]
    pub async fn count(mut self) -> Result<usize, Error> {
        let Reader { one_entity, is_row, .. } = self.reader;
        let index = self.condition.as_ref().and_then(BoundCondition::index);
        let end =
            self.condition.as_ref().and_then(BoundCondition::excluded_end).map(|(name, _)| name);
        let tells = one_entity || end.is_some();
        let telling = tells.then(|| self.expression.telling::<T>(index, end));
        match self.prepare()? {
            None => Ok(0),
            Some(Prepared { request, limit, frame, start }) => {
                count(request, is_row, start, telling, limit, &frame).await?.complete()
            }
        }
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static>> Query<T, S>
where
    Self: Whole<S::Missing>,
{
    /// Asks whether there is a row, without reading rows. With a filter it reads on until one passes.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"assert!(table.query(Message::query_by_author().author("ann")).exists().await?);"#
        r#"assert!(!table.query(Message::query_by_author().author("bob")).exists().await?);"#
    )]
    ///
    /// # Cost
    ///
    /// One request for one item, and more requests while the items do not count as rows.
    ///
    /// # Errors
    ///
    /// [`Error::Incomplete`] if the first items may be rows but do not show it.
    pub async fn exists(self) -> Result<bool, Error> {
        if self.limit == Some(0) {
            return Ok(false);
        }
        Ok(Box::pin(self.at_most(1).count()).await? > 0)
    }

    /// Reads at most this many rows, unless `customize` sets how many items DynamoDB reads at once.
    fn at_most(self, rows: usize) -> Self {
        if self.request.get_limit().is_some() { self } else { self.limit(rows) }
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static>> Query<T, S>
where
    Self: Whole<S::Missing>,
{
    /// Reads the first row.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let first = table.query(Message::query().room("rust")).first().await?;"#
        "assert_eq!(first, Some(message));"
    )]
    ///
    /// # Cost
    ///
    /// One request for one item, and more requests while the items do not count as rows.
    ///
    /// # Errors
    ///
    /// [`Error::Item`] if the first item cannot be read.
    pub async fn first(self) -> Result<Option<S::Row>, Error> {
        let limit = self.limit.map_or(1, |limit| limit.min(1));
        self.at_most(limit).source(false).try_next().await
    }

    /// Reads the only row. `None` if there is none.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let only = table.query(Message::query_by_author().author("ann")).one().await?;"#
        "assert_eq!(only, Some(message));"
    )]
    ///
    /// # Cost
    ///
    /// One request for two items, and more requests while the items do not count as rows.
    ///
    /// # Errors
    ///
    /// [`Error::Several`] if there is more than one row, and [`Error::Item`] if one of the first two
    /// items cannot be read.
    pub async fn one(self) -> Result<Option<S::Row>, Error> {
        let limit = self.limit.map_or(2, |limit| limit.min(2));
        let mut rows = self.at_most(limit).source(false);
        let Some(row) = rows.try_next().await? else { return Ok(None) };
        match rows.try_next().await? {
            None => Ok(Some(row)),
            Some(_) => Err(Error::Several),
        }
    }

    /// Reads every row, page after page.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"assert_eq!(table.query(Message::query().room("rust")).all().await?, [message]);"#
    )]
    ///
    /// # Cost
    ///
    /// One request for each MB in the range, at half a read unit for each 4 KB.
    ///
    /// # Errors
    ///
    /// An index that does not store all fields of an entity in the range is [`InvalidRequest::NotWhole`], where the
    /// types do not tell.
    ///
    /// Items that cannot be read, and a request that fails after others have succeeded, are an
    /// [`Error::Incomplete`], which contains the rows that were read.
    pub async fn all(self) -> Result<Vec<S::Row>, Error> {
        self.source(false).gathered().await
    }

    /// Returns a stream of the rows, which reads page after page on demand.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let mut messages = table.query(Message::query().room("rust")).stream();"#
        "while let Some(message) = messages.try_next().await? {"
        r#"    println!("{}", message.number);"#
        "}"
    )]
    pub fn stream(self) -> RowStream<S::Row> {
        RowStream::new(self.source(true))
    }

    /// Reads the page after a cursor, or the first one.
    ///
    /// With a [`limit`](Self::limit) a page has that many rows, where an item that cannot be read
    /// takes the place of a row. It has fewer if it is the last page, or if a request fails. Without
    /// a limit a page is what DynamoDB reads at once (1 MB), which may be no row at all.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        "let (mut cursor, mut read) = (None, 0);"
        "loop {"
        r#"    let page = table.query(Message::query().room("rust")).limit(1).page(cursor).await?;"#
        "    read += page.rows.len();"
        "    cursor = page.cursor;"
        "    if cursor.is_none() {"
        "        break;"
        "    }"
        "}"
        "assert_eq!(read, 2);"
    )]
    ///
    /// # Cost
    ///
    /// One request, at half a read unit for each 4 KB. With a limit, more requests while rows are missing.
    ///
    /// # Errors
    ///
    /// A cursor that does not fit this query is [`Error::Cursor`], and nothing is sent. Two things
    /// are not errors, but listed in the page: items that cannot be read ([`Page::unreadable`]), and
    /// a request that fails after others have returned rows ([`Page::failure`]).
    #[doc(alias = "LastEvaluatedKey")]
    #[doc(alias = "ExclusiveStartKey")]
    #[doc(alias = "pagination")]
    pub fn page<'p>(self, cursor: impl CursorOrNone) -> PendingFor<'p, Page<S::Row>>
    where
        Self: 'p,
    {
        // The future does not have the type of the cursor, so that the compiler says once what is not one.
        Box::pin(self.beginning(cursor.into_cursor()).read_one())
    }

    async fn read_one(self) -> Result<Page<S::Row>, Error> {
        if self.limit == Some(0) {
            return Err(InvalidRequest::ZeroLimit.into());
        }
        let limit = self.limit;
        let (whole, row) = (self.require_whole(), self.reader.row);
        let prepared = self.prepare()?;
        whole?;
        let Some(prepared) = prepared else { return Ok(Page::empty()) };
        let frame = prepared.frame.clone();
        let (mut page, place) = read_page(prepared.steps(row), limit.is_none()).await?;
        page.cursor = place.position()?.map(|position| frame.cursor(&position));
        Ok(page)
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static>> Query<T, S> {
    fn require_whole(&self) -> Result<(), Error> {
        let index = self.condition.as_ref().and_then(BoundCondition::index);
        Ok((self.reader.require_whole)(index)?)
    }

    fn source(self, tracked: bool) -> RowSource<S::Row> {
        let (whole, row) = (self.require_whole(), self.reader.row);
        match self.prepare().and_then(|prepared| whole.map(|()| prepared)) {
            Err(error) => RowSource::failed(error),
            Ok(None) => RowSource::empty(),
            Ok(Some(prepared)) => {
                let frame = prepared.frame.clone();
                let steps = prepared.steps(row).tracked(tracked);
                let start = steps.place();
                RowSource::of_query(read(steps), start, frame)
            }
        }
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static, Missing: NothingMissing>> IntoFuture
    for Query<T, S>
{
    type Output = Result<Vec<S::Row>, Error>;
    type IntoFuture = Pending<Vec<S::Row>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.source(false).gathered())
    }
}
