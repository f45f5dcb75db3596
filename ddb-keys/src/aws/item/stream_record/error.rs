//! Records that cannot be read as changes.

use alloc::format;
use alloc::string::String;
use core::fmt;

/// A record of a stream that cannot be read as a [`Change`](crate::aws::Change). Other records of a
/// [`StreamEvent`](crate::aws::StreamEvent) are not affected.
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
/// let event = r#"{"Records": [{"eventName": "INSERT"}, {"dynamodb": {"SequenceNumber": "7"}}]}"#;
/// let event: StreamEvent<App> = serde_json::from_str(event)?;
/// let errors = event.records.iter().filter_map(|record| record.as_ref().err());
/// let errors: Vec<String> = errors.map(|error| error.to_string()).collect();
/// assert_eq!(errors, [
///     "the stream record has no `dynamodb`",
///     "the stream record has no event name (sequence number 7)",
/// ]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct StreamRecordError {
    /// The record's place in its shard, which a Lambda function reports. `None` if the record does not say it.
    pub sequence_number: Option<String>,
    /// The reason why it cannot be read.
    pub reason: String,
}

impl StreamRecordError {
    /// The record has no event name, or one that is not known.
    pub(in crate::aws) fn event_name(name: Option<&str>) -> Self {
        Self::because(match name {
            None => "the stream record has no event name".into(),
            Some(name) => format!("the stream record has the unknown event name `{name}`"),
        })
    }

    /// The record has no body.
    pub(in crate::aws) fn no_body() -> Self {
        Self::because("the stream record has no `dynamodb`".into())
    }

    /// The record is not in the shape that DynamoDB gives it.
    pub(in crate::aws) fn malformed(reason: impl fmt::Display) -> Self {
        Self::because(format!("the stream record is malformed: {reason}"))
    }

    fn because(reason: String) -> Self {
        Self { sequence_number: None, reason }
    }
}

impl fmt::Display for StreamRecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)?;
        let place = self.sequence_number.as_ref();
        place.map_or(Ok(()), |place| write!(f, " (sequence number {place})"))
    }
}

impl core::error::Error for StreamRecordError {}
