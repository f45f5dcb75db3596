//! Cursors: the position at which a read continues, as a string that clients can store.

mod bytes;
mod form;
mod frame;
mod positions;
mod range;
#[cfg(feature = "sealed-cursors")]
mod sealed;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use base64_simd::URL_SAFE_NO_PAD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::aws::Item;
use crate::aws::example::example;
use crate::part::KeyValue;
pub(in crate::aws) use form::CursorForm;
pub(in crate::aws) use frame::{Frame, Segments};
#[cfg(feature = "sealed-cursors")]
pub use sealed::CursorKey;

/// A pagination token: where the next page of a query or a scan starts, as an opaque string that is
/// safe in a URL.
///
/// A cursor fits only the read that it comes from. A query with another table, index, partition,
/// range, direction or template, and a scan with another table, index or number of segments, refuse it with a
/// [`CursorError`]. It carries positions only: the partition is always the one that the query
/// names, so a forged cursor reaches no row that the query would not reach without it.
///
/// The text is neither encrypted nor signed. Whoever decodes it sees the sort key, and for an index
/// or a scan the primary key, of the last row that was read. With the feature `sealed-cursors` a client can
#[cfg_attr(
    feature = "sealed-cursors",
    doc = "[encrypt and authenticate](crate::aws::Client::sealing_cursors) its cursors."
)]
#[cfg_attr(not(feature = "sealed-cursors"), doc = "encrypt and authenticate its cursors.")]
///
/// ```no_run
/// # use ddb_keys::{Entity, Table};
/// # use ddb_keys::aws::{Client, Cursor, Error, Page};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("CHAT#<chat_id>")]
/// # #[sk("MSG#<number:08>")]
/// # struct Message { chat_id: String, number: u32 }
/// # #[derive(Debug, Table)]
/// # #[table(name = "chats", pk = "PK", sk = "SK")]
/// # enum Chats { Message(Message) }
/// async fn messages(
///     table: &Client<Chats>,
///     chat_id: &str,
///     cursor: Option<Cursor>,
/// ) -> Result<Page<Message>, Error> {
///     let query = table.query(Message::query().chat_id(chat_id)).descending().limit(20);
///     query.page(cursor).await
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Cursor(Vec<u8>);

impl Cursor {
    /// Returns the key values that the cursor carries, to find out where a cursor from a log stands.
    ///
    /// Each position has those key attributes of its item that the read does not give, in the order of the table's key, then of
    /// the index's. A query has one position, and a scan one in each segment that it has begun. Where a query goes over several
    /// partitions, the text of the bucket comes first.
    ///
    #[doc = example!(
        "use ddb_keys::KeyValue;"
        ""
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message }).await?;"
        r#"let page = table.query(Message::query().room("rust")).limit(1).page(None).await?;"#
        r#"let cursor = page.cursor.ok_or("there is another message")?;"#
        r#"assert_eq!(cursor.positions()?, [[KeyValue::S("MSG#0001".into())]]);"#
    )]
    ///
    /// # Errors
    ///
    /// [`CursorError::Version`] if the cursor is sealed, or of another version of the library.
    /// [`CursorError::Malformed`] if it is none.
    pub fn positions(&self) -> Result<Vec<Vec<KeyValue>>, CursorError> {
        positions::positions(&self.0)
    }
}

/// Where a read begins: after a [`Cursor`], or at the first row, `None`.
///
#[doc = example!(
    "table.put(&message).await?;"
    "table.put(&Message { number: 2, ..message.clone() }).await?;"
    r#"let query = || table.query(Message::query().room("rust")).limit(1);"#
    "let first = query().page(None).await?;"
    "let second = query().page(first.cursor).await?;"
    "assert_eq!(second.rows[0].number, 2);"
)]
// A trait of its own, and not `Into`, whose many impls would leave the type of `None` unknown.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a cursor",
    label = "takes `None` for the first page, then `page.cursor` of the page before, or `text.parse::<ddb_keys::aws::Cursor>()?` of its text",
    note = "declare the parameter as `Option<ddb_keys::aws::Cursor>`, which serde reads from text, or write `text.map(|text| text.parse::<ddb_keys::aws::Cursor>()).transpose()?`; a cursor is given by value, `cursor.clone()`",
    note = "a number of rows is a limit: `.limit(20).page(None)`; DynamoDB does not number its pages"
)]
pub trait CursorOrNone {
    /// The cursor, if there is one.
    #[doc(hidden)]
    fn into_cursor(self) -> Option<Cursor>;
}

#[diagnostic::do_not_recommend]
impl CursorOrNone for Option<Cursor> {
    fn into_cursor(self) -> Option<Cursor> {
        self
    }
}

#[diagnostic::do_not_recommend]
impl CursorOrNone for Cursor {
    fn into_cursor(self) -> Option<Cursor> {
        Some(self)
    }
}

/// The reason why a cursor is refused. Nothing was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CursorError {
    /// The text is not a cursor of a query.
    ///
    /// ```
    /// use ddb_keys::aws::{Cursor, CursorError};
    ///
    /// let refused = "not a cursor".parse::<Cursor>();
    /// assert_eq!(refused, Err(CursorError::Malformed));
    /// ```
    Malformed,
    /// The cursor is of another version of the library, or it is sealed and the client is not.
    ///
    #[doc = example!(
        "use ddb_keys::aws::CursorError;"
        ""
        r#"let cursor: Cursor = "fw".parse()?;"#
        r#"let read = table.query(Message::query().room("rust")).page(Some(cursor.clone())).await;"#
        "assert!(matches!(read, Err(Error::Cursor(CursorError::Version))));"
    )]
    Version,
    /// The cursor comes from another query: another table, index, partition, range, direction or template.
    ///
    #[doc = example!(
        "use ddb_keys::aws::CursorError;"
        ""
        "table.put(&message).await?;"
        "table.put(&Message { number: 2, ..message }).await?;"
        r#"let rust = || table.query(Message::query().room("rust")).limit(1);"#
        "let cursor = rust().page(None).await?.cursor;"
        "let read = rust().descending().page(cursor).await;"
        "assert!(matches!(read, Err(Error::Cursor(CursorError::OtherQuery))));"
    )]
    OtherQuery,
    /// The cursor's position is outside the range of the query.
    ///
    /// ```
    /// use ddb_keys::aws::CursorError;
    ///
    /// let text = "the cursor's position is outside the range of the query: start without it";
    /// assert_eq!(CursorError::Outside.to_string(), text);
    /// ```
    Outside,
    /// The cursor was not made for this read with a secret of the client: it was changed, comes from another read or table, or is
    /// not sealed. See `sealing_cursors`.
    ///
    /// ```
    /// use ddb_keys::aws::CursorError;
    ///
    /// let text = "the cursor was not sealed for this query: start without it";
    /// assert_eq!(CursorError::Forged.to_string(), text);
    /// ```
    Forged,
    /// The sealed cursor is too old.
    ///
    /// ```
    /// use ddb_keys::aws::CursorError;
    ///
    /// assert_eq!(CursorError::Expired.to_string(), "the cursor has expired: start without it");
    /// ```
    Expired,
    /// An item does not say where it lies, because a projection leaves out its key attributes, or because its entity has former keys.
    ///
    /// ```
    /// use ddb_keys::aws::CursorError;
    ///
    /// let text = "the item does not say where it lies: \
    ///     add its key attributes to the projection, or go on by a cursor";
    /// assert_eq!(CursorError::NoPosition.to_string(), text);
    /// ```
    NoPosition,
}

impl fmt::Display for CursorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "the text is not a cursor: pass on the one that was returned, unchanged",
            Self::Version => "the cursor is of another version of the library, or sealed: start without it",
            Self::OtherQuery => {
                "the cursor comes from another query: another table, index, partition, range or direction"
            }
            Self::Outside => "the cursor's position is outside the range of the query: start without it",
            Self::Forged => "the cursor was not sealed for this query: start without it",
            Self::Expired => "the cursor has expired: start without it",
            Self::NoPosition => {
                "the item does not say where it lies: add its key attributes to the projection, or go on by a cursor"
            }
        })
    }
}

impl core::error::Error for CursorError {}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode_to_string(&self.0))
    }
}

/// The opaque string.
impl fmt::Debug for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cursor({self})")
    }
}

impl FromStr for Cursor {
    type Err = CursorError;

    fn from_str(text: &str) -> Result<Self, CursorError> {
        let bytes = URL_SAFE_NO_PAD.decode_to_vec(text);
        bytes.map(Self).map_err(|_| CursorError::Malformed)
    }
}

/// As its text.
impl Serialize for Cursor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cursor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Where a read is, between two items.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::aws) enum Position {
    /// Before the first item.
    Start,
    /// After the item with these key attributes.
    After(Item),
    /// Before the first item in the partition of a bucket.
    Bucket(i64),
    /// After an item whose key attributes were not read.
    Unknown,
    /// After the last item.
    End,
}

impl Position {
    /// The position after an item, by these key attributes.
    pub(in crate::aws) fn after(item: &Item, names: &[&'static str]) -> Self {
        let pair = |name: &&'static str| Some(((*name).into(), item.get(*name)?.clone()));
        let key: Option<Item> = names.iter().map(pair).collect();
        key.map_or(Self::Unknown, Self::After)
    }

    pub(in crate::aws) fn is_end(&self) -> bool {
        matches!(self, Self::End)
    }
}
