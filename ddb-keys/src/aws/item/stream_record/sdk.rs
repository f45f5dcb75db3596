//! Records of the Streams API, as `aws-sdk-dynamodbstreams` delivers them.

use alloc::string::String;
use core::fmt;
use std::time::SystemTime;

use super::{Change, ChangeKind, is_expiry};
use crate::aws::Item;
use crate::aws::item::codec::TableItems;
use crate::aws::item::key::stored_key;

/// A record of the Streams API that has no change.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StreamRecordError {
    /// The record has no event name, or one that is not known.
    ///
    /// ```
    /// use aws_sdk_dynamodbstreams::types::Record;
    /// # use ddb_keys::aws::{Change, StreamRecordError};
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    ///
    /// let error = Change::<Users>::try_from(Record::builder().build()).unwrap_err();
    /// assert_eq!(error, StreamRecordError::EventName(None));
    /// ```
    EventName(Option<String>),
    /// The record has no body.
    ///
    /// ```
    /// use aws_sdk_dynamodbstreams::types::{OperationType, Record};
    /// # use ddb_keys::aws::{Change, StreamRecordError};
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    ///
    /// let record = Record::builder().event_name(OperationType::Insert).build();
    /// let error = Change::<Users>::try_from(record).unwrap_err();
    /// assert_eq!(error, StreamRecordError::NoBody);
    /// ```
    NoBody,
}

impl fmt::Display for StreamRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EventName(None) => f.write_str("the stream record has no event name"),
            Self::EventName(Some(name)) => {
                write!(f, "the stream record has the unknown event name `{name}`")
            }
            Self::NoBody => f.write_str("the stream record has no `dynamodb`"),
        }
    }
}

impl core::error::Error for StreamRecordError {}

impl<T: TableItems> TryFrom<aws_sdk_dynamodbstreams::types::Record> for Change<T> {
    type Error = StreamRecordError;

    fn try_from(record: aws_sdk_dynamodbstreams::types::Record) -> Result<Self, StreamRecordError> {
        let name =
            record.event_name.as_ref().map(aws_sdk_dynamodbstreams::types::OperationType::as_str);
        let kind = name.and_then(ChangeKind::from_event_name);
        let kind = kind.ok_or_else(|| StreamRecordError::EventName(name.map(String::from)))?;
        let body = record.dynamodb.ok_or(StreamRecordError::NoBody)?;
        let principal = record.user_identity.and_then(|identity| identity.principal_id);
        let keys = body.keys.map(|keys| Item::from(serde_dynamo::Item::from(keys)));
        let at = body.approximate_creation_date_time.and_then(|at| SystemTime::try_from(at).ok());
        let change = Self::of(kind, body.old_image, body.new_image);
        Ok(Self {
            key: keys.and_then(|keys| stored_key(&keys, T::SCHEMA)).or(change.key),
            expired: is_expiry(kind, principal.as_deref()),
            sequence_number: body.sequence_number,
            at,
            ..change
        })
    }
}
