//! Records that cannot be read as changes.

use alloc::string::String;
use core::fmt;

/// Why a record of a stream cannot be read as a [`Change`](crate::aws::Change).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum StreamRecordError {
    /// The record has no event name, or one that is not known.
    ///
    /// ```
    /// # use ddb_keys::aws::{StreamEvent, StreamRecordError};
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// let event = r#"{"Records": [{"dynamodb": {}}]}"#;
    /// let event: StreamEvent<App> = serde_json::from_str(event)?;
    /// let unreadable = event.records[0].as_ref().unwrap_err();
    /// assert_eq!(unreadable.error, StreamRecordError::EventName(None));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    EventName(Option<String>),
    /// The record has no body.
    ///
    /// ```
    /// # use ddb_keys::aws::{StreamEvent, StreamRecordError};
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// let event = r#"{"Records": [{"eventName": "INSERT"}]}"#;
    /// let event: StreamEvent<App> = serde_json::from_str(event)?;
    /// let unreadable = event.records[0].as_ref().unwrap_err();
    /// assert_eq!(unreadable.error, StreamRecordError::NoBody);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    NoBody,
    /// The record is not in the shape that DynamoDB gives it.
    ///
    /// ```
    /// # use ddb_keys::aws::{StreamEvent, StreamRecordError};
    /// # use ddb_keys::{Entity, Table};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "app", pk = "PK")]
    /// # enum App { User(User) }
    /// let event: StreamEvent<App> = serde_json::from_str(r#"{"Records": ["INSERT"]}"#)?;
    /// let unreadable = event.records[0].as_ref().unwrap_err();
    /// assert!(matches!(unreadable.error, StreamRecordError::Malformed(_)));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    Malformed(String),
}

impl fmt::Display for StreamRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EventName(None) => f.write_str("the stream record has no event name"),
            Self::EventName(Some(name)) => {
                write!(f, "the stream record has the unknown event name `{name}`")
            }
            Self::NoBody => f.write_str("the stream record has no `dynamodb`"),
            Self::Malformed(reason) => write!(f, "the stream record is malformed: {reason}"),
        }
    }
}

impl core::error::Error for StreamRecordError {}

/// A record of a [`StreamEvent`](crate::aws::StreamEvent) that cannot be read. It costs no other record.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnreadableRecord {
    /// The record's place in its shard, which a Lambda function reports. `None` if the record does not say it.
    pub sequence_number: Option<String>,
    /// Why it cannot be read.
    pub error: StreamRecordError,
}

impl fmt::Display for UnreadableRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)?;
        let place = self.sequence_number.as_ref();
        place.map_or(Ok(()), |place| write!(f, " (sequence number {place})"))
    }
}

impl core::error::Error for UnreadableRecord {}
