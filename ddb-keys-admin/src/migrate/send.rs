//! The requests of a migration, and their outcomes.

use aws_sdk_dynamodb::error::ProvideErrorMetadata;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{
    ConsumedCapacity, Delete, Put, ReturnConsumedCapacity, TransactWriteItem,
};

use ddb_keys::Key;
use ddb_keys::aws::{Item, Units};

use super::plan::{Change, Write};
use super::unchanged_condition::UnchangedCondition;
use crate::Error;
use crate::item::key_item;
use crate::pass::Source;
use crate::pass::request::{Attempts, is_temporary};

/// Sends requests to a table.
#[derive(Debug, Clone)]
pub(super) struct Sender {
    pub(super) to: Source,
}

/// The outcome of a write.
pub(super) enum Sent {
    Done,
    /// The item is not as it was read.
    Changed,
    /// There is an item under the new key.
    Occupied,
    /// Nothing was written, and it can be tried again.
    Busy,
    /// It may be written or not.
    Unknown,
    /// DynamoDB refuses it.
    Invalid(String),
    Failed(Error),
}

impl Sender {
    /// Reads an item as it is now.
    pub(super) async fn get(
        &self,
        key: &Key,
        attempts: &mut Attempts,
    ) -> Result<(Option<Item>, Units), Failure> {
        let request = self.to.sdk.get_item().table_name(&self.to.name);
        let request = request.set_key(Some(key_item(self.to.table, key.clone())));
        let request = request.return_consumed_capacity(ReturnConsumedCapacity::Total);
        let request = request.consistent_read(true);
        match attempts.response(request.send()).await {
            Ok(output) => {
                let read = units(output.consumed_capacity.as_slice());
                Ok((output.item, Units { read, write: 0.0 }))
            }
            Err(error) if is_temporary(&error) => Err(Failure::Temporary),
            Err(error) => Err(Failure::Fatal(ddb_keys::aws::Error::from(error).into())),
        }
    }

    pub(super) async fn write(
        &self,
        key: &Key,
        write: Write,
        attempts: &mut Attempts,
    ) -> (Sent, Units) {
        let Write { condition, change } = write;
        match change {
            Change::Move { item, .. } => self.transact(key, item, condition, attempts).await,
            Change::Reindex(attributes) => self.update(key, &attributes, condition, attempts).await,
        }
    }

    /// Puts the item under its new key, where nothing may be, and deletes it under the old one, where
    /// it must be as it was read.
    async fn transact(
        &self,
        key: &Key,
        item: Item,
        condition: UnchangedCondition,
        attempts: &mut Attempts,
    ) -> (Sent, Units) {
        let put = Put::builder()
            .table_name(&self.to.name)
            .set_item(Some(item))
            .condition_expression("attribute_not_exists(#pk)")
            .expression_attribute_names("#pk", self.to.table.pk);
        let delete = Delete::builder()
            .table_name(&self.to.name)
            .set_key(Some(key_item(self.to.table, key.clone())))
            .condition_expression(condition.text)
            .set_expression_attribute_names(Some(condition.names))
            .set_expression_attribute_values(
                Some(condition.values).filter(|values| !values.is_empty()),
            );
        let (put, delete) = match (put.build(), delete.build()) {
            (Ok(put), Ok(delete)) => (put, delete),
            (Err(error), _) | (_, Err(error)) => {
                let error = aws_sdk_dynamodb::Error::from(error);
                return (
                    Sent::Failed(ddb_keys::aws::Error::Sdk(Box::new(error)).into()),
                    Units::default(),
                );
            }
        };
        let request = self
            .to
            .sdk
            .transact_write_items()
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .transact_items(TransactWriteItem::builder().put(put).build())
            .transact_items(TransactWriteItem::builder().delete(delete).build());
        let error = match attempts.response(request.send()).await {
            Ok(output) => {
                let write = units(output.consumed_capacity());
                return (Sent::Done, Units { read: 0.0, write });
            }
            Err(error) => error,
        };
        let outcome = match error.as_service_error() {
            Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => {
                let reasons = cancelled.cancellation_reasons.as_deref().unwrap_or_default();
                let reasons = reasons.iter();
                of_reasons(
                    &reasons.map(|reason| (reason.code(), reason.message())).collect::<Vec<_>>(),
                )
            }
            Some(error) if error.code() == Some("ValidationException") => invalid(error.message()),
            Some(error) if error.code() == Some("TransactionInProgressException") => Sent::Unknown,
            _ if is_temporary(&error) => Sent::Unknown,
            _ => Sent::Failed(ddb_keys::aws::Error::from(error).into()),
        };
        (outcome, Units::default())
    }

    async fn update(
        &self,
        key: &Key,
        attributes: &[(&'static str, Option<aws_sdk_dynamodb::types::AttributeValue>)],
        mut condition: UnchangedCondition,
        attempts: &mut Attempts,
    ) -> (Sent, Units) {
        let (mut set, mut remove) = (Vec::new(), Vec::new());
        for (name, value) in attributes {
            let name = condition.name(name);
            match value {
                Some(value) => {
                    set.push(format!("{name} = {}", condition.value(value.clone())));
                }
                None => remove.push(name),
            }
        }
        let clause = |word: &str, list: &[String]| match list {
            [] => String::new(),
            list => format!("{word} {} ", list.join(", ")),
        };
        let update = clause("SET", &set) + &clause("REMOVE", &remove);
        let request = self
            .to
            .sdk
            .update_item()
            .table_name(&self.to.name)
            .set_key(Some(key_item(self.to.table, key.clone())))
            .update_expression(update.trim_end())
            .condition_expression(condition.text)
            .set_expression_attribute_names(Some(condition.names))
            .set_expression_attribute_values(
                Some(condition.values).filter(|values| !values.is_empty()),
            )
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let error = match attempts.response(request.send()).await {
            Ok(output) => {
                let write = units(output.consumed_capacity.as_slice());
                return (Sent::Done, Units { read: 0.0, write });
            }
            Err(error) => error,
        };
        let outcome = match error.as_service_error().and_then(|error| error.code()) {
            Some("ConditionalCheckFailedException") => Sent::Changed,
            Some("ValidationException") => {
                invalid(error.as_service_error().and_then(|error| error.message()))
            }
            _ if is_temporary(&error) => Sent::Unknown,
            _ => Sent::Failed(ddb_keys::aws::Error::from(error).into()),
        };
        (outcome, Units::default())
    }
}

/// The reason why an item could not be read.
pub(super) enum Failure {
    Temporary,
    Fatal(Error),
}

/// The reason why a transaction of a put and a delete was cancelled.
fn of_reasons(reasons: &[(Option<&str>, Option<&str>)]) -> Sent {
    let failed = |at: usize| reasons.get(at).and_then(|(code, _)| *code);
    if failed(1) == Some("ConditionalCheckFailed") {
        return Sent::Changed;
    }
    if failed(0) == Some("ConditionalCheckFailed") {
        return Sent::Occupied;
    }
    let mut standing = reasons.iter().filter(|(code, _)| code.is_some_and(|code| code != "None"));
    let refused = standing.find(|(code, _)| {
        !matches!(
            code,
            Some("TransactionConflict" | "ThrottlingError" | "ProvisionedThroughputExceeded")
        )
    });
    match refused {
        Some((code, message)) => {
            Sent::Invalid(message.or(*code).unwrap_or("DynamoDB refuses the write").to_string())
        }
        None => Sent::Busy,
    }
}

fn invalid(message: Option<&str>) -> Sent {
    Sent::Invalid(message.unwrap_or("DynamoDB refuses the write").to_string())
}

fn units(consumed: &[ConsumedCapacity]) -> f64 {
    consumed.iter().filter_map(|consumed| consumed.capacity_units).sum()
}
