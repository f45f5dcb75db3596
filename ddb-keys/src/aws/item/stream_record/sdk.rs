//! Records of the Streams API, as `aws-sdk-dynamodbstreams` delivers them.

use std::time::SystemTime;

use aws_sdk_dynamodbstreams::types::{Identity, OperationType, Record, StreamRecord};

use super::error::StreamRecordError;
use super::{Change, ChangeKind, is_expiry};
use crate::aws::Item;

impl<T> TryFrom<Record> for Change<T> {
    type Error = StreamRecordError;

    fn try_from(record: Record) -> Result<Self, StreamRecordError> {
        let Record { event_name, user_identity, dynamodb, .. } = record;
        Self::of_parts(event_name.as_ref(), user_identity.as_ref(), dynamodb)
    }
}

impl<T> TryFrom<&Record> for Change<T> {
    type Error = StreamRecordError;

    fn try_from(record: &Record) -> Result<Self, StreamRecordError> {
        let Record { event_name, user_identity, dynamodb, .. } = record;
        Self::of_parts(event_name.as_ref(), user_identity.as_ref(), dynamodb.clone())
    }
}

impl<T> Change<T> {
    fn of_parts(
        name: Option<&OperationType>,
        identity: Option<&Identity>,
        body: Option<StreamRecord>,
    ) -> Result<Self, StreamRecordError> {
        let kind = ChangeKind::of_event(name.map(OperationType::as_str))?;
        let body = body.ok_or_else(StreamRecordError::no_body)?;
        let principal = identity.and_then(|identity| identity.principal_id.as_deref());
        let at = body.approximate_creation_date_time.and_then(|at| SystemTime::try_from(at).ok());
        Ok(Self {
            expired: is_expiry(kind, principal),
            sequence_number: body.sequence_number,
            at,
            keys: body.keys.map(|keys| Item::from(serde_dynamo::Item::from(keys))),
            ..Self::of(kind, body.old_image, body.new_image)
        })
    }
}
