//! The rows of a query: their number, the first one, the only one, a page of them, a stream, or all.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use super::Query;
use crate::aws::example::example;
use crate::aws::read::projected::Whole;
use crate::aws::read::row_reader::ClaimedKey;
use crate::aws::request::key_condition::BoundCondition;
use crate::aws::{CursorOrNone, Error, InvalidRequest, Page, Pending, RowStream};
use crate::table::Table;

impl<T: Table, R, M> Query<T, R, M> {
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
        let tells = self.reader.one_entity || self.excluded_end().is_some();
        let telling = tells.then(|| self.telling());
        let reader = self.reader.counting();
        self.reading::<(), ()>(reader).counting(telling).counted().await
    }

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
        Ok(Box::pin(self.at_most(1).count()).await? > 0)
    }

    /// The keys of the rows, for their deletion.
    pub(in crate::aws) fn keys(mut self) -> RowStream<ClaimedKey> {
        let telling = self.telling();
        let reader = self.reader.claimed_keys::<T>();
        self.reading::<ClaimedKey, ()>(reader).counting(Some(telling))
    }

    /// The attributes that tell which items are rows, for a request that returns no others.
    fn telling(&mut self) -> String {
        let (index, end) = (self.index(), self.excluded_end());
        self.expression.telling(T::SCHEMA, index, end)
    }

    /// The attribute of the exclusive end of the range, which the request includes.
    fn excluded_end(&self) -> Option<&'static str> {
        let end = self.condition.as_ref().and_then(BoundCondition::excluded_end);
        end.map(|(name, _)| name)
    }

    /// Reads at most this many rows, unless `customize` sets how many items DynamoDB reads at once.
    fn at_most(self, rows: usize) -> Self {
        let rows = self.limit.map_or(rows, |limit| limit.min(rows));
        if self.request.get_limit().is_some() { self } else { self.limit(rows) }
    }
}

impl<T: Table, R: Send + 'static, M> Query<T, R, M> {
    fn counting(self, telling: Option<String>) -> RowStream<R> {
        RowStream::of_query(self.steps().map(|steps| Some(steps?.counting(telling))))
    }
}

impl<T: Table, R: Send + 'static, M> Query<T, R, M>
where
    Self: Whole<M>,
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
    pub async fn first(self) -> Result<Option<R>, Error> {
        self.at_most(1).source(false).next().await.transpose()
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
    pub async fn one(self) -> Result<Option<R>, Error> {
        let mut rows = self.at_most(2).source(false);
        let Some(row) = rows.next().await.transpose()? else { return Ok(None) };
        match rows.next().await.transpose()? {
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
    pub async fn all(self) -> Result<Vec<R>, Error> {
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
    pub fn stream(self) -> RowStream<R> {
        self.source(true)
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
    pub fn page(self, cursor: impl CursorOrNone) -> Pending<Page<R>> {
        // The future does not have the type of the cursor, so that the compiler says once what is not one.
        let limit = self.limit;
        let source = self.beginning(cursor.into_cursor()).source(false);
        Box::pin(async move {
            match limit {
                Some(0) => Err(InvalidRequest::ZeroLimit.into()),
                limit => source.page(limit.is_none()).await,
            }
        })
    }

    fn source(self, tracked: bool) -> RowStream<R> {
        let whole = self.index().map_or(Ok(()), self.reader.require_whole);
        RowStream::of_query(self.steps().and_then(|steps| {
            whole?;
            Ok(steps.map(|steps| steps.tracked(tracked)))
        }))
    }
}

impl<T: Table, R: Send + 'static, M> IntoFuture for Query<T, R, M>
where
    Self: Whole<M>,
{
    type Output = Result<Vec<R>, Error>;
    type IntoFuture = Pending<Vec<R>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.source(false).gathered())
    }
}
