//! The requests of a migration, and their outcomes.

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;
use aws_sdk_dynamodb::types::{
    AttributeValue, CancellationReason, ConsumedCapacity, Delete, Put, ReturnConsumedCapacity,
    TransactWriteItem,
};

use ddb_keys::Key;
use ddb_keys::aws::Item;

use super::plan::{Change, Write};
use super::unchanged_condition::UnchangedCondition;
use crate::Error;
use crate::item::key_item;
use crate::pass::Source;
use crate::pass::request::{Attempts, is_temporary};

/// Why a write may not have been done.
pub(super) enum Unsent {
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

/// The requests of a migration.
impl Source {
    /// Reads an item as it is now, with the units that this takes. `None` if it can be tried again.
    pub(super) async fn get(
        &self,
        key: &Key,
        attempts: &mut Attempts,
    ) -> Result<Option<(Option<Item>, f64)>, Error> {
        let request = self.sdk.get_item().table_name(&self.name);
        let request = request.set_key(Some(key_item(self.table, key.clone())));
        let request = request.return_consumed_capacity(ReturnConsumedCapacity::Total);
        let request = request.consistent_read(true);
        match attempts.response(Box::pin(request.send())).await {
            Ok(output) => {
                let units = units(output.consumed_capacity.as_slice());
                Ok(Some((output.item, units)))
            }
            Err(error) if is_temporary(&error) => Ok(None),
            Err(error) => Err(ddb_keys::aws::Error::from(error).into()),
        }
    }

    /// Writes, and returns the units that this takes.
    pub(super) async fn write(
        &self,
        key: &Key,
        write: Write,
        attempts: &mut Attempts,
    ) -> Result<f64, Unsent> {
        let Write { condition, change } = write;
        match change {
            Change::Move { item, .. } => self.transact(key, item, condition, attempts).await,
            Change::Reindex(attributes) => self.update(key, attributes, condition, attempts).await,
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
    ) -> Result<f64, Unsent> {
        let put = Put::builder()
            .table_name(&self.name)
            .set_item(Some(item))
            .condition_expression("attribute_not_exists(#pk)")
            .expression_attribute_names("#pk", self.table.pk);
        let delete = Delete::builder()
            .table_name(&self.name)
            .set_key(Some(key_item(self.table, key.clone())))
            .condition_expression(condition.text)
            .set_expression_attribute_names(Some(condition.names))
            .set_expression_attribute_values(condition.values);
        let incomplete = |error| {
            let error = aws_sdk_dynamodb::Error::from(error);
            Unsent::Failed(ddb_keys::aws::Error::Sdk(Box::new(error)).into())
        };
        let put = put.build().map_err(incomplete)?;
        let delete = delete.build().map_err(incomplete)?;
        let request = self
            .sdk
            .transact_write_items()
            .return_consumed_capacity(ReturnConsumedCapacity::Total)
            .transact_items(TransactWriteItem::builder().put(put).build())
            .transact_items(TransactWriteItem::builder().delete(delete).build());
        let output = attempts.response(Box::pin(request.send())).await;
        let output = output.map_err(|error| match error.as_service_error() {
            Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => {
                of_reasons(cancelled.cancellation_reasons())
            }
            _ => unsent(error),
        });
        Ok(units(output?.consumed_capacity()))
    }

    async fn update(
        &self,
        key: &Key,
        attributes: Vec<(&'static str, Option<AttributeValue>)>,
        mut condition: UnchangedCondition,
        attempts: &mut Attempts,
    ) -> Result<f64, Unsent> {
        let (mut set, mut remove) = (Vec::new(), Vec::new());
        for (name, value) in attributes {
            let name = condition.name(name);
            match value {
                Some(value) => set.push(format!("{name} = {}", condition.value(value))),
                None => remove.push(name),
            }
        }
        let clause = |word: &str, list: &[String]| match list {
            [] => String::new(),
            list => format!("{word} {} ", list.join(", ")),
        };
        let update = clause("SET", &set) + &clause("REMOVE", &remove);
        let request = self
            .sdk
            .update_item()
            .table_name(&self.name)
            .set_key(Some(key_item(self.table, key.clone())))
            .update_expression(update.trim_end())
            .condition_expression(condition.text)
            .set_expression_attribute_names(Some(condition.names))
            .set_expression_attribute_values(condition.values)
            .return_consumed_capacity(ReturnConsumedCapacity::Total);
        let output = attempts.response(Box::pin(request.send())).await.map_err(unsent)?;
        Ok(units(output.consumed_capacity.as_slice()))
    }
}

/// What an error says about a write.
fn unsent<E: ProvideErrorMetadata>(error: SdkError<E>) -> Unsent
where
    ddb_keys::aws::Error: From<SdkError<E>>,
{
    match error.code() {
        Some("ConditionalCheckFailedException") => Unsent::Changed,
        Some("ValidationException") => invalid(error.message()),
        _ if is_temporary(&error) => Unsent::Unknown,
        _ => Unsent::Failed(ddb_keys::aws::Error::from(error).into()),
    }
}

/// The reason why a transaction of a put and a delete was cancelled.
fn of_reasons(reasons: &[CancellationReason]) -> Unsent {
    let code = |at: usize| reasons.get(at).and_then(CancellationReason::code);
    if code(1) == Some("ConditionalCheckFailed") {
        return Unsent::Changed;
    }
    if code(0) == Some("ConditionalCheckFailed") {
        return Unsent::Occupied;
    }
    let is_busy = |code: &str| {
        ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"].contains(&code)
    };
    let refused = |reason: &&CancellationReason| {
        reason.code().is_some_and(|code| code != "None" && !is_busy(code))
    };
    let refused = reasons.iter().find(refused);
    refused.map_or(Unsent::Busy, |reason| invalid(reason.message().or(reason.code())))
}

fn invalid(message: Option<&str>) -> Unsent {
    Unsent::Invalid(message.unwrap_or("DynamoDB refuses the write").to_string())
}

fn units(consumed: &[ConsumedCapacity]) -> f64 {
    consumed.iter().filter_map(|consumed| consumed.capacity_units).sum()
}
