//! The reason why a transaction was not done.

use alloc::vec::Vec;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;

use super::requirements::Requirements;
use super::transact_action::Label;
use crate::aws::Error;

/// The error of a transaction. If all that stood in its way were stale versions, it is a conflict.
pub(super) fn transaction_error(
    error: SdkError<TransactWriteItemsError>,
    actions: Vec<(Label, Option<Requirements>)>,
) -> Error {
    let (labels, requirements): (Vec<_>, Vec<_>) = actions.into_iter().unzip();
    let error = Error::transaction(error, labels);
    let Error::Cancelled(reasons) = &error else { return error };
    let mut failed = reasons.iter().filter(|reason| reason.code.is_some()).map(|reason| {
        let required = requirements.get(reason.action).and_then(Option::as_ref)?;
        let conflict = reason.is_condition() && required.is_conflict(reason.item.as_deref());
        conflict.then(|| required.explain(reason.item.clone()))
    });
    match failed.next().flatten() {
        Some(conflict) if failed.all(|reason| reason.is_some()) => conflict,
        _ => error,
    }
}

/// Whether a transaction was not done only because of others that were going on, or because an
/// earlier attempt at it is.
pub(super) fn is_conflict(error: &SdkError<TransactWriteItemsError>) -> bool {
    let cancelled = match error.as_service_error() {
        Some(TransactWriteItemsError::TransactionCanceledException(cancelled)) => cancelled,
        Some(TransactWriteItemsError::TransactionInProgressException(_)) => return true,
        _ => return false,
    };
    let codes = || cancelled.cancellation_reasons().iter().filter_map(|reason| reason.code());
    codes().any(|code| code != "None")
        && codes().all(|code| {
            matches!(
                code,
                "None"
                    | "TransactionConflict"
                    | "ThrottlingError"
                    | "ProvisionedThroughputExceeded"
            )
        })
}
