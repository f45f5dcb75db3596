//! Requests that neither a query nor a scan may make.

use aws_sdk_dynamodb::types::Select;

use crate::aws::InvalidRequest;
use crate::schema::IndexSchema;

/// Refuses a consistent read of a global index.
pub(super) fn no_global_index(index: Option<&'static IndexSchema>) -> Result<(), InvalidRequest> {
    match index {
        Some(IndexSchema { name, local: false, .. }) => {
            Err(InvalidRequest::ConsistentIndex { index: name })
        }
        _ => Ok(()),
    }
}

/// Refuses a start key, because the read sets its own for each page, and a count in place of items, which would be no rows.
pub(super) fn reads_rows(
    has_start_key: bool,
    select: Option<&Select>,
) -> Result<(), InvalidRequest> {
    if has_start_key {
        return Err(InvalidRequest::AlreadySet { part: "exclusive_start_key", instead: "after" });
    }
    if select == Some(&Select::Count) {
        return Err(InvalidRequest::AlreadySet { part: "select", instead: "count" });
    }
    Ok(())
}
