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
    let (part, instead) = match select {
        _ if has_start_key => ("exclusive_start_key", "after"),
        Some(Select::Count) => ("select", "count"),
        _ => return Ok(()),
    };
    Err(InvalidRequest::AlreadySet { part, instead })
}
