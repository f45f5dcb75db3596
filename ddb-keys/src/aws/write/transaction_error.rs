//! The reason why a transaction was not done.

use alloc::vec::Vec;

use aws_sdk_dynamodb::error::SdkError;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsError;

use super::requirements::{Requirements, is_missing_path};
use super::transact_action::Label;
use crate::aws::{Cancellation, Error};

/// The error of a transaction. If all that stood in its way were stale versions, it is a conflict.
pub(super) fn transaction_error(
    error: SdkError<TransactWriteItemsError>,
    actions: Vec<(Label, Option<Requirements>)>,
) -> Error {
    let (labels, requirements): (Vec<_>, Vec<_>) = actions.into_iter().unzip();
    let error = Error::transaction(error, labels);
    let Error::Cancelled(mut reasons) = error else { return error };
    let required = |reason: &Cancellation| {
        let required = requirements.get(reason.action).and_then(Option::as_ref);
        required.filter(|_| reason.is_condition())
    };
    for reason in &mut reasons {
        if is_missing_path(reason.code.as_deref(), reason.message.as_deref())
            && let Some(Some(required)) = requirements.get(reason.action)
        {
            reason.missing_paths.clone_from(&required.paths);
        }
        reason.guard =
            required(reason).and_then(|required| required.false_guard(reason.item.as_deref()));
    }
    let failed = reasons.iter().filter(|reason| reason.code.is_some());
    let conflicts = failed.map(|reason| {
        let required = required(reason)?;
        let is_conflict = required.is_conflict(reason.item.as_deref());
        is_conflict.then(|| required.explain(reason.item.clone()))
    });
    match conflicts.collect::<Option<Vec<_>>>().and_then(|all| all.into_iter().next()) {
        Some(conflict) => conflict,
        None => Error::Cancelled(reasons),
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
