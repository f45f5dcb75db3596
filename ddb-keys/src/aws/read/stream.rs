//! Rows as a stream.

use alloc::vec::Vec;
use core::fmt;
use core::pin::Pin;
use core::task::{Context, Poll};

use futures_core::Stream;

use super::row_source::RowSource;
use crate::aws::example::example;
use crate::aws::{Cursor, CursorError, Error};
use crate::key::Key;

/// The rows of a read, produced on demand.
///
/// A `Stream` for the combinators of `futures`; [`try_next`](Self::try_next) needs none.
///
/// # Rows
///
/// They are read page after page. An item that cannot be read is an error in its place, and the next row follows.
/// A request that fails ends the stream: the rows that were read before it come first, then its error, then nothing.
/// [`cursor`](Self::cursor) says where to continue.
#[must_use = "nothing is done until a value is asked for"]
pub struct RowStream<R> {
    source: RowSource<R>,
}

impl<R> RowStream<R> {
    pub(in crate::aws) fn new(source: RowSource<R>) -> Self {
        Self { source }
    }

    /// The next row. `None` after the last one.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query().room("rust")).stream();"#
        "assert_eq!(rows.try_next().await?, Some(message));"
        "assert_eq!(rows.try_next().await?, None);"
    )]
    ///
    /// # Cost
    ///
    /// A request when all rows of the last page have been returned, otherwise nothing. Each costs as much as a page.
    ///
    /// # Errors
    ///
    /// An item that cannot be read is [`Error::Item`], and the next row follows. Any other error is
    /// the last thing that the stream returns.
    pub async fn try_next(&mut self) -> Result<Option<R>, Error> {
        self.next().await.transpose()
    }

    /// The next row, or what is returned in its place. `None` after the last one.
    ///
    /// It differs from [`try_next`](Self::try_next) only in its form, which suits a loop that continues after an error.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query().room("rust")).stream();"#
        "while let Some(row) = rows.next().await {"
        "    match row {"
        r#"        Ok(row) => println!("{row:?}"),"#
        r#"        Err(error) => eprintln!("{error}"),"#
        "    }"
        "}"
    )]
    ///
    /// # Cost
    ///
    /// The cost of [`try_next`](Self::try_next).
    ///
    /// # Errors
    ///
    /// The errors of [`try_next`](Self::try_next).
    pub async fn next(&mut self) -> Option<Result<R, Error>> {
        self.source.next().await
    }

    /// Returns the cursor after the rows that have been returned, for `after` of the same query or scan.
    /// `None` if no row has been returned yet.
    ///
    /// There is a cursor after the last row too, which leads to items that are written later.
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message.clone() }).await?;"
        r#"let query = || table.query(Message::query().room("rust"));"#
        "let mut rows = query().stream();"
        "rows.try_next().await?;"
        "// Later, or elsewhere:"
        "let rest = query().after(rows.cursor()?).await?;"
        "assert_eq!(rest.len(), 1);"
    )]
    ///
    /// # Errors
    ///
    /// [`CursorError::NoPosition`] if a projection leaves out the key attributes.
    pub fn cursor(&self) -> Result<Option<Cursor>, CursorError> {
        self.source.cursor()
    }

    /// Takes the keys of items that an index still had, but that were gone or no longer matched when they
    /// were read from the table, since the last call. Empty unless the stream is of a
    /// [`Hydrate`](crate::aws::Hydrate).
    ///
    #[doc = example!(
        "table.put(&message).await?;"
        r#"let mut rows = table.query(Message::query_by_author().author("ann")).hydrate().stream();"#
        "while rows.try_next().await?.is_some() {}"
        "assert!(rows.take_vanished().is_empty());"
    )]
    pub fn take_vanished(&mut self) -> Vec<Key> {
        self.source.take_vanished()
    }
}

/// Nothing points into the source.
impl<R> Unpin for RowStream<R> {}

impl<R> Stream for RowStream<R> {
    type Item = Result<R, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.source.poll_next(context)
    }
}

impl<R> fmt::Debug for RowStream<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("RowStream").field(&self.source).finish()
    }
}
