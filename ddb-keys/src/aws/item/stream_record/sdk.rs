//! Records of the Streams API, as `aws-sdk-dynamodbstreams` delivers them.

use std::time::SystemTime;

use super::error::StreamRecordError;
use super::{Change, ChangeKind, is_expiry};
use crate::aws::Item;

impl<T> TryFrom<&aws_sdk_dynamodbstreams::types::Record> for Change<T> {
    type Error = StreamRecordError;

    fn try_from(
        record: &aws_sdk_dynamodbstreams::types::Record,
    ) -> Result<Self, StreamRecordError> {
        Self::try_from(record.clone())
    }
}

impl<T> TryFrom<aws_sdk_dynamodbstreams::types::Record> for Change<T> {
    type Error = StreamRecordError;

    fn try_from(record: aws_sdk_dynamodbstreams::types::Record) -> Result<Self, StreamRecordError> {
        let name =
            record.event_name.as_ref().map(aws_sdk_dynamodbstreams::types::OperationType::as_str);
        let kind = ChangeKind::of_event(name)?;
        let body = record.dynamodb.ok_or_else(StreamRecordError::no_body)?;
        let principal = record.user_identity.and_then(|identity| identity.principal_id);
        let at = body.approximate_creation_date_time.and_then(|at| SystemTime::try_from(at).ok());
        Ok(Self {
            expired: is_expiry(kind, principal.as_deref()),
            sequence_number: body.sequence_number,
            at,
            keys: body.keys.map(|keys| Item::from(serde_dynamo::Item::from(keys))),
            ..Self::of(kind, body.old_image, body.new_image)
        })
    }
}
