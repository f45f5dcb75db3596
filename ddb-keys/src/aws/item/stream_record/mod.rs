//! Records of DynamoDB Streams, as Lambda, Kinesis and the Streams API deliver them.

mod error;
mod json;
#[cfg(feature = "streams")]
mod sdk;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;
use std::time::SystemTime;

use serde::de::{Deserialize, Deserializer};
use serde_json::Value;

use super::codec::TableItems;
use super::key::stored_key;
use crate::aws::example::example;
use crate::aws::{Item, ItemError};
use crate::key::Key;
use crate::table::Table;
pub use error::StreamRecordError;

/// The principal under which DynamoDB deletes expired items.
const DYNAMODB: &str = "dynamodb.amazonaws.com";

/// One change of an item, read from a stream record.
///
/// Which images a record has depends on the stream's view type:
///
/// | view type | inserted | modified | removed |
/// |---|---|---|---|
/// | `NEW_AND_OLD_IMAGES` | new | old, new | old |
/// | `NEW_IMAGE` | new | new | |
/// | `OLD_IMAGE` | | old | old |
/// | `KEYS_ONLY` | | | |
///
/// [`old_image`](Self::old_image) and [`new_image`](Self::new_image) read an image when they are called. One that cannot be read
/// does not affect the other one, even if an attribute of it is malformed.
///
/// Reads the JSON of Lambda and of Kinesis by serde. With the feature `streams`, a record of
/// `aws-sdk-dynamodbstreams`, or a reference to one, converts with `Change::try_from(record)`. For records of
/// `aws_lambda_events` see [`of`](Self::of).
///
/// ```
/// use ddb_keys::aws::{Change, ChangeKind};
/// use ddb_keys::{Entity, Table};
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Debug, PartialEq, Serialize, Deserialize, Entity)]
/// #[pk("USER#<name>")]
/// struct User { name: String, age: u32 }
///
/// #[derive(Debug, PartialEq, Table)]
/// #[table(name = "app", pk = "PK", type_attribute = none)]
/// enum App { User(User) }
///
/// let record = r##"{
///     "eventName": "REMOVE",
///     "userIdentity": {"principalId": "dynamodb.amazonaws.com", "type": "Service"},
///     "dynamodb": {
///         "Keys": {"PK": {"S": "USER#ann"}},
///         "OldImage": {"PK": {"S": "USER#ann"}, "name": {"S": "ann"}, "age": {"N": "30"}},
///         "SequenceNumber": "4421584500000000017450439091",
///         "StreamViewType": "NEW_AND_OLD_IMAGES"
///     }
/// }"##;
/// let change: Change<App> = serde_json::from_str(record)?;
/// assert_eq!(change.kind, ChangeKind::Removed);
/// assert!(change.expired);
/// assert_eq!(change.old_image()?, Some(App::User(User { name: "ann".into(), age: 30 })));
/// assert_eq!(change.new_image()?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Change<T> {
    /// The kind of change: inserted, modified or removed.
    pub kind: ChangeKind,
    /// Whether DynamoDB removed the item because it had expired.
    pub expired: bool,
    /// The record's place in its shard. A Lambda function reports it when the record fails. Records
    /// of Kinesis have none.
    pub sequence_number: Option<String>,
    /// When the item was changed, approximately.
    pub at: Option<SystemTime>,
    keys: Option<Item>,
    old_image: Image,
    new_image: Image,
    table: PhantomData<fn() -> T>,
}

/// The kind of change to an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChangeKind {
    /// The item is new: `INSERT`.
    Inserted,
    /// The item existed and is different now: `MODIFY`.
    Modified,
    /// The item is gone: `REMOVE`.
    Removed,
}

impl ChangeKind {
    fn of_event(name: Option<&str>) -> Result<Self, StreamRecordError> {
        let kind = name.and_then(Self::from_event_name);
        kind.ok_or_else(|| StreamRecordError::event_name(name))
    }

    /// Reads the name of an event: `INSERT`, `MODIFY` or `REMOVE`.
    ///
    /// ```
    /// use ddb_keys::aws::ChangeKind;
    ///
    /// assert_eq!(ChangeKind::from_event_name("INSERT"), Some(ChangeKind::Inserted));
    /// assert_eq!(ChangeKind::from_event_name("insert"), None);
    /// ```
    #[must_use]
    pub fn from_event_name(name: &str) -> Option<Self> {
        match name {
            "INSERT" => Some(Self::Inserted),
            "MODIFY" => Some(Self::Modified),
            "REMOVE" => Some(Self::Removed),
            _ => None,
        }
    }
}

/// The event of a Lambda function that reads a stream: a batch of changes.
///
/// A record that cannot be read, such as one of an event that is not known, is an error in its place. It has the
/// sequence number with which the function reports the record. Lambda then sends this record and all later ones of the
/// batch again, and not those before it.
///
/// ```
/// # use ddb_keys::{Entity, Table};
/// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
/// # #[pk("USER#<name>")]
/// # struct User { name: String }
/// # #[derive(Debug, Table)]
/// # #[table(name = "app", pk = "PK")]
/// # enum App { User(User) }
/// use ddb_keys::aws::StreamEvent;
///
/// let event = r#"{"Records": [{"eventName": "CUT", "dynamodb": {"SequenceNumber": "7"}}]}"#;
/// let event: StreamEvent<App> = serde_json::from_str(event)?;
/// let unreadable = event.records[0].as_ref().unwrap_err();
/// assert_eq!(unreadable.sequence_number.as_deref(), Some("7"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct StreamEvent<T> {
    /// The changes, in the order of their shard. A record that cannot be read is an error in its place.
    pub records: Vec<Result<Change<T>, StreamRecordError>>,
}

impl<T> Change<T> {
    /// A change with the images of a record. An empty image counts as none.
    ///
    /// With `aws_lambda_events` it is
    /// `Change::of(kind, Some(record.change.old_image), Some(record.change.new_image))`.
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Change, ChangeKind};"
        ""
        "let change = Change::<Chat>::of(ChangeKind::Inserted, None, Some(Chat::item(&message)?));"
        "assert_eq!(change.new_image()?, Some(Chat::Message(message)));"
    )]
    pub fn of<I: Into<serde_dynamo::Item>>(
        kind: ChangeKind,
        old: Option<I>,
        new: Option<I>,
    ) -> Self {
        Self::with(kind, Image::of(old), Image::of(new))
    }

    fn with(kind: ChangeKind, old_image: Image, new_image: Image) -> Self {
        Self {
            kind,
            expired: false,
            sequence_number: None,
            at: None,
            keys: None,
            old_image,
            new_image,
            table: PhantomData,
        }
    }
}

impl<T: Table> Change<T> {
    /// Reads the item as it was before the change, as the table's enum. `None` if the view type leaves it out, or the item is new.
    ///
    /// The image is read at each call; keep the result. An item that cannot be read is an [`ItemError`].
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Change, ChangeKind};"
        ""
        "let change = Change::<Chat>::of(ChangeKind::Removed, Some(Chat::item(&message)?), None);"
        "if let Some(Chat::Message(message)) = change.old_image()? {"
        r#"    println!("{}", message.author);"#
        "}"
    )]
    pub fn old_image(&self) -> Result<Option<T>, ItemError>
    where
        T: TableItems,
    {
        self.old_image.read()
    }

    /// Reads the item as it is after the change, as the table's enum. `None` if the view type leaves it out, or the item is gone.
    ///
    /// The image is read at each call; keep the result. An item that cannot be read is an [`ItemError`].
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Change, ChangeKind};"
        ""
        "let change = Change::<Chat>::of(ChangeKind::Inserted, None, Some(Chat::item(&message)?));"
        "if let Some(Chat::Message(message)) = change.new_image()? {"
        r#"    println!("{}", message.author);"#
        "}"
    )]
    pub fn new_image(&self) -> Result<Option<T>, ItemError>
    where
        T: TableItems,
    {
        self.new_image.read()
    }

    /// The primary key of the item, which every record of a stream has. `None` if the record does not have it in the form that
    /// the table gives it.
    ///
    #[doc = example!(
        "use ddb_keys::aws::{Change, ChangeKind};"
        ""
        "let change = Change::<Chat>::of(ChangeKind::Removed, Some(Chat::item(&message)?), None);"
        r#"assert_eq!(change.key().unwrap().to_string(), "ROOM#rust | MSG#0001");"#
    )]
    #[must_use]
    pub fn key(&self) -> Option<Key> {
        let items = [self.keys.as_ref(), self.old_image.attributes(), self.new_image.attributes()];
        items.into_iter().flatten().find_map(|item| stored_key(item, T::SCHEMA))
    }
}

fn is_expiry(kind: ChangeKind, principal: Option<&str>) -> bool {
    kind == ChangeKind::Removed && principal == Some(DYNAMODB)
}

/// An image of an item, which is read when it is asked for.
#[derive(Debug, Default)]
enum Image {
    /// The record does not have it.
    #[default]
    Absent,
    /// Its attributes.
    Attributes(Item),
    /// An attribute is not in the shape that DynamoDB gives it.
    Malformed(String),
}

impl Image {
    /// The image of an item, which has attributes.
    fn of(item: Option<impl Into<serde_dynamo::Item>>) -> Self {
        let item = item.map(|item| Item::from(item.into()));
        item.filter(|item| !item.is_empty()).map_or(Self::Absent, Self::Attributes)
    }

    fn attributes(&self) -> Option<&Item> {
        match self {
            Self::Attributes(item) => Some(item),
            Self::Absent | Self::Malformed(_) => None,
        }
    }

    /// Reads the image as the entity that it belongs to.
    fn read<T: TableItems>(&self) -> Result<Option<T>, ItemError> {
        match self {
            Self::Absent => Ok(None),
            Self::Attributes(item) => T::from_item(item.clone()).map(Some),
            Self::Malformed(reason) => Err(ItemError::Malformed { reason: reason.clone() }),
        }
    }
}

impl<'de> Deserialize<'de> for Image {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let item = serde_dynamo::Item::deserialize(Value::deserialize(deserializer)?);
        Ok(item
            .map_or_else(|error| Self::Malformed(error.to_string()), |item| Self::of(Some(item))))
    }
}
