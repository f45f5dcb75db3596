//! Records of the Streams API, as `aws-sdk-dynamodbstreams` delivers them.

use std::time::SystemTime;

use super::error::StreamRecordError;
use super::{Change, ChangeKind, is_expiry};
use crate::aws::Item;
use crate::aws::item::codec::TableItems;
use crate::aws::item::key::stored_key;

impl<T: TableItems> TryFrom<aws_sdk_dynamodbstreams::types::Record> for Change<T> {
    type Error = StreamRecordError;

    fn try_from(record: aws_sdk_dynamodbstreams::types::Record) -> Result<Self, StreamRecordError> {
        let name =
            record.event_name.as_ref().map(aws_sdk_dynamodbstreams::types::OperationType::as_str);
        let kind = ChangeKind::of_event(name)?;
        let body = record.dynamodb.ok_or_else(StreamRecordError::no_body)?;
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
