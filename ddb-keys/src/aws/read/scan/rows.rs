//! The rows of a scan: all of them, a stream, or a page.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::Scan;
use crate::aws::example::example;
use crate::aws::read::page::{Gathered, Page};
use crate::aws::read::page_reader::read;
use crate::aws::read::paginate::Steps;
use crate::aws::read::projected::{NothingMissing, Whole};
use crate::aws::read::row_source::RowSource;
use crate::aws::read::select::{Reader, Rows};
use crate::aws::read::stream::{Producer as _, RowStream};
use crate::aws::{CursorOrNone, Error, Pending, PendingFor};
use crate::table::Table;

impl<T: Table, S: Rows<T, Row: Send + 'static>> Scan<T, S>
where
    Self: Whole<S::Missing>,
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
    pub async fn all(self) -> Result<Vec<S::Row>, Error> {
        self.source(false).unwrap_or_else(RowSource::failed).gathered().await
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
    pub fn stream(self) -> RowStream<S::Row> {
        RowStream::new(self.source(true).unwrap_or_else(RowSource::failed))
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
    pub fn page<'p>(self, cursor: impl CursorOrNone) -> PendingFor<'p, Page<S::Row>>
    where
        Self: 'p,
    {
        let cursor = cursor.into_cursor();
        let scan = if cursor.is_some() { self.after(cursor) } else { self };
        Box::pin(scan.read_one())
    }

    async fn read_one(self) -> Result<Page<S::Row>, Error> {
        let mut stream = self.source(false)?;
        let skipped = stream.read_page().await;
        let (gathered, failure) = stream.take_read();
        if gathered.is_empty()
            && let Some(failure) = failure
        {
            return Err(failure);
        }
        let Gathered { rows, unreadable } = gathered;
        let cursor = if stream.has_more() { stream.cursor()? } else { None };
        Ok(Page { rows, unreadable, skipped, vanished: Vec::new(), failure, cursor })
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static>> Scan<T, S> {
    fn source(self, tracked: bool) -> Result<RowSource<S::Row>, Error> {
        let Reader { require_whole, row, .. } = self.reader;
        let whole = require_whole(self.index);
        let rows = self.prepare(move |request, frame, start| {
            let steps = Steps::new(request, row, frame.clone());
            read(steps.starting(start).tracked(tracked))
        })?;
        whole?;
        Ok(rows)
    }
}

impl<T: Table, S: Rows<T, Row: Send + 'static, Missing: NothingMissing>> IntoFuture for Scan<T, S> {
    type Output = Result<Vec<S::Row>, Error>;
    type IntoFuture = Pending<Vec<S::Row>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(self.source(false).unwrap_or_else(RowSource::failed).gathered())
    }
}
