//! The rows of a read that failed before its last row, and the keys that were not read.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use std::sync::Mutex;

use super::Error;
use super::item::ItemError;
use crate::aws::Cursor;
use crate::aws::example::example;
use crate::key::Key;

/// An example with an incomplete `read` of two messages, one of which lacks a field.
macro_rules! incomplete {
    ($($line:literal)+) => {
        example!(
            "# let mut stored = Chat::item(&Message { number: 2, ..message.clone() })?;"
            r#"# stored.remove("likes");"#
            r#"# table.sdk().put_item().table_name("chat").set_item(Some(stored)).send().await?;"#
            "table.put(&message).await?;"
            "// Another item of the partition lacks `likes`."
            r#"let read = table.query(Message::query().room("rust")).await;"#
            r#"let Err(Error::Incomplete(read)) = read else { panic!("it is complete") };"#
            $($line)+
        )
    };
}

/// A read of many rows that lacks some of them: items could not be read, a request failed after
/// others had succeeded, or keys were not read.
///
/// No row is lost: [`into_rows`](Self::into_rows) returns the ones that were read,
/// [`into_answers`](Self::into_answers) those of a transaction, [`cursor`](Self::cursor) is where to continue
/// after a request that failed, and [`unread`](Self::unread) has the keys that were not read.
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Error};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<username>")]
/// # struct User { username: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "users", pk = "PK")]
/// # enum Users { User(User) }
/// # async fn read(table: Client<Users>) -> Result<(), Error> {
/// let rows: Vec<Users> = match table.scan().await {
///     Err(Error::Incomplete(read)) if read.failure().is_none() => {
///         for item in read.unreadable() {
///             eprintln!("{item}");
///         }
///         read.into_rows().unwrap_or_default()
///     }
///     read => read?,
/// };
/// # Ok(())
/// # }
/// ```
pub struct Incomplete {
    /// A `Vec` of the rows, or an `Option` of the result if it is not a list. The lock is never
    /// contended: it makes the rows `Sync`.
    rows: Mutex<Box<dyn Any + Send>>,
    len: usize,
    unreadable: Vec<ItemError>,
    unread: Vec<AffectedKey>,
    failure: Option<Error>,
    cursor: Option<Cursor>,
}

impl Incomplete {
    pub(in crate::aws) fn new<R: Send + 'static>(
        rows: Vec<R>,
        unreadable: Vec<ItemError>,
        failure: Option<Error>,
        cursor: Option<Cursor>,
    ) -> Self {
        let len = rows.len();
        let rows = Mutex::new(Box::new(rows) as _);
        Self { rows, len, unreadable, unread: Vec::new(), failure, cursor }
    }

    /// The read, with the keys that were not read.
    pub(in crate::aws) fn without(self, unread: Vec<AffectedKey>) -> Self {
        Self { unread, ..self }
    }

    /// The read of these keys without any rows, since what was read of them was to become rows of another type: none of the
    /// keys counts as read.
    pub(in crate::aws) fn of_none<R: Send + 'static>(self: Box<Self>, keys: Vec<Key>) -> Self {
        let reason = self.unread.into_iter().next().map(|first| first.reason).unwrap_or_default();
        let unread = |key| AffectedKey { key, reason: reason.clone() };
        let unread = keys.into_iter().map(unread).collect();
        Self::new(Vec::<R>::new(), Vec::new(), None, None).without(unread)
    }

    /// A result that is not a list, with the number of its rows.
    pub(in crate::aws) fn of<A: Send + 'static>(
        answer: A,
        len: usize,
        unreadable: Vec<ItemError>,
    ) -> Self {
        let rows = Mutex::new(Box::new(Some(answer)) as _);
        Self { rows, len, unreadable, unread: Vec::new(), failure: None, cursor: None }
    }

    /// Returns the rows that were read, of the type that the read returns.
    ///
    #[doc = incomplete!(
        "assert_eq!(read.into_rows::<Message>().unwrap_or_default(), [message]);"
    )]
    ///
    /// # Errors
    ///
    /// Returns `self` if `R` is another type.
    pub fn into_rows<R: 'static>(self: Box<Self>) -> Result<Vec<R>, Box<Self>> {
        Ok(self.into_parts()?.0)
    }

    /// Returns the rows that were read, and an error for each item that could not be read.
    ///
    #[doc = incomplete!(
        "let (rows, unreadable) = read.into_parts::<Message>().unwrap_or_default();"
        "assert_eq!((rows.len(), unreadable.len()), (1, 1));"
    )]
    ///
    /// # Errors
    ///
    /// Returns `self` if `R` is another type.
    pub fn into_parts<R: 'static>(
        mut self: Box<Self>,
    ) -> Result<(Vec<R>, Vec<ItemError>), Box<Self>> {
        match self.rows_mut().downcast_mut::<Vec<R>>().map(core::mem::take) {
            Some(rows) => Ok((rows, core::mem::take(&mut self.unreadable))),
            None => Err(self),
        }
    }

    /// The results of a [`TransactGet`](crate::aws::TransactGet), with `None` in place of each item
    /// that could not be read.
    ///
    #[doc = example!(
        "# let mut stored = Chat::item(&message)?;"
        r#"# stored.remove("likes");"#
        r#"# table.sdk().put_item().table_name("chat").set_item(Some(stored)).send().await?;"#
        "// The message lacks `likes`."
        r#"let read = table.transact_get((key, RoomKey { room: "rust" })).await;"#
        r#"let Err(Error::Incomplete(read)) = read else { panic!("it is complete") };"#
        "let answers = read.into_answers::<(Option<Message>, Option<Room>)>();"
        "assert_eq!(answers.unwrap_or_default(), (None, None));"
    )]
    ///
    /// # Errors
    ///
    /// Returns `self` if the transaction does not return an `A`.
    pub fn into_answers<A: 'static>(mut self: Box<Self>) -> Result<A, Box<Self>> {
        match self.rows_mut().downcast_mut::<Option<A>>().and_then(Option::take) {
            Some(answers) => Ok(answers),
            None => Err(self),
        }
    }

    fn rows_mut(&mut self) -> &mut (dyn Any + Send) {
        match self.rows.get_mut() {
            Ok(rows) => &mut **rows,
            Err(poisoned) => &mut **poisoned.into_inner(),
        }
    }

    /// Returns an error for each item that could not be read, in the order of the items.
    ///
    #[doc = incomplete!(
        r#"let text = "the item `ROOM#rust | MSG#0002` cannot be read as `Message`: \"#
        r#"    missing field `likes`";"#
        "assert_eq!(read.unreadable()[0].to_string(), text);"
    )]
    #[must_use]
    pub fn unreadable(&self) -> &[ItemError] {
        &self.unreadable
    }

    /// Returns the keys of [`get_many`](crate::aws::Client::get_many), or of a [hydrated](crate::aws::Query::hydrate) query, that were not read, in their order, each with the reason.
    ///
    #[doc = incomplete!(
        r#"assert!(read.unread().is_empty(), "a query has no keys of its own");"#
    )]
    #[doc(alias = "UnprocessedKeys")]
    #[must_use]
    pub fn unread(&self) -> &[AffectedKey] {
        &self.unread
    }

    /// Returns why the read ended before its last row. `None` if it did not: then items could not be understood, or keys are
    /// [`unread`](Self::unread).
    ///
    #[doc = incomplete!(
        r#"assert!(read.failure().is_none(), "each request was answered");"#
    )]
    #[must_use]
    pub fn failure(&self) -> Option<&Error> {
        self.failure.as_ref()
    }

    /// Returns the number of rows that were read, or counted.
    ///
    #[doc = incomplete!(
        "assert_eq!(read.count(), 1);"
    )]
    #[must_use]
    pub fn count(&self) -> usize {
        self.len
    }

    /// The error of a count: the number of the rows in place of the rows.
    pub(in crate::aws) fn counted(mut self: Box<Self>) -> Error {
        match self.failure.take() {
            Some(failure) => failure,
            None => Self::of(self.len, self.len, self.unreadable).into(),
        }
    }

    /// Returns the cursor after the last item that was read, from which a read that failed continues.
    ///
    #[doc = incomplete!(
        r#"assert!(read.cursor().is_none(), "nothing is left to read");"#
    )]
    #[must_use]
    pub fn cursor(&self) -> Option<&Cursor> {
        self.cursor.as_ref()
    }
}

impl fmt::Debug for Incomplete {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Incomplete")
            .field("rows", &self.len)
            .field("unreadable", &self.unreadable)
            .field("unread", &self.unread)
            .field("failure", &self.failure)
            .field("cursor", &self.cursor)
            .finish()
    }
}

impl fmt::Display for Incomplete {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if let Some(failure) = &self.failure {
            let rows = if self.len == 1 { "1 row" } else { &alloc::format!("{} rows", self.len) };
            parts.push(alloc::format!("the read failed after {rows}: {failure}"));
        }
        if let Some(first) = self.unreadable.first() {
            let len = self.unreadable.len();
            let items = if len == 1 { "1 item" } else { &alloc::format!("{len} items") };
            parts.push(alloc::format!("{items} could not be read; {first}"));
        }
        if let Some(first) = self.unread.first() {
            let len = self.unread.len();
            let keys = if len == 1 { "1 key was" } else { &alloc::format!("{len} keys were") };
            parts.push(alloc::format!("{keys} not read; {first}"));
        }
        f.write_str(&parts.join("; "))
    }
}

impl core::error::Error for Incomplete {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.failure {
            Some(failure) => Some(failure),
            None => self.unreadable.first().map(|first| first as _),
        }
    }
}

/// The key of an item that was not read, or that a report shows, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AffectedKey {
    /// The key. Its entity's `parse` splits it into parts.
    pub key: Key,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for AffectedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.reason)
    }
}
