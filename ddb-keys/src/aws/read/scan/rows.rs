//! The rows of a scan: all of them, a stream, or a page.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Scan;
use crate::aws::example::example;
use crate::aws::read::page::Page;
use crate::aws::read::projected::Whole;
use crate::aws::read::stream::RowStream;
use crate::aws::{CursorOrNone, Error, Pending};
use crate::table::Table;

impl<T: Table, R: Send + 'static, M> Scan<T, R, M>
where
    Self: Whole<M>,
{
    /// Reads every row, page after page.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "assert_eq!(table.scan().all().await?, [Chat::Message(message)]);"
    )]
    ///
    /// # Cost
    ///
    /// One request for each MB of the table or index, at half a read unit for each 4 KB.
    ///
    /// # Errors
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
        "let mut rows = table.scan().stream();"
        "while let Some(row) = rows.try_next().await? {"
        "    assert_eq!(row, Chat::Message(message.clone()));"
        "}"
    )]
    pub fn stream(self) -> RowStream<R> {
        self.source(true)
    }

    /// Reads the page after a cursor, or the first one: what DynamoDB reads at once (1 MB) of each
    /// segment that is being read, which may be no row at all.
    ///
    /// ```no_run
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys::aws::{Client, Cursor, Error};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<username>")]
    /// # struct User { username: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn save(_: &Cursor) {}
    /// # async fn read(table: Client<Users>, mut cursor: Option<Cursor>) -> Result<(), Error> {
    /// loop {
    ///     let page = table.scan().segments(4).page(cursor).await?;
    ///     println!("{} rows", page.rows.len());
    ///     let Some(next) = page.cursor else { break };
    ///     save(&next);
    ///     cursor = Some(next);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Cost
    ///
    /// One request for each segment that is read at a time.
    ///
    /// # Errors
    ///
    /// A cursor that does not fit this scan is [`Error::Cursor`], and nothing is sent. Two things are
    /// not errors, but listed in the page: items that cannot be read ([`Page::unreadable`]), and a
    /// request that fails beside others that return rows ([`Page::failure`]).
    #[doc(alias = "LastEvaluatedKey")]
    #[doc(alias = "ExclusiveStartKey")]
    #[doc(alias = "pagination")]
    pub fn page(self, cursor: impl CursorOrNone) -> Pending<Page<R>> {
        let cursor = cursor.into_cursor();
        let scan = if cursor.is_some() { self.after(cursor) } else { self };
        Box::pin(scan.source(false).page(true))
    }

    fn source(self, tracked: bool) -> RowStream<R> {
        let whole = self.index.map_or(Ok(()), self.reader.require_whole);
        let rows = self.rows(move |steps| steps.tracked(tracked));
        rows.and_then(|rows| Ok(whole.map(|()| rows)?)).unwrap_or_else(RowStream::failed)
    }
}

impl<T: Table, R: Send + 'static, M> IntoFuture for Scan<T, R, M>
where
    Self: Whole<M>,
{
    type Output = Result<Vec<R>, Error>;
    type IntoFuture = Pending<Vec<R>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.source(false).gathered())
    }
}
