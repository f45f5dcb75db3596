//! Requests that neither a query nor a scan may make.

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

/// Refuses a start key: the read sets its own for each page.
pub(super) fn no_start_key(is_set: bool) -> Result<(), InvalidRequest> {
    if is_set {
        return Err(InvalidRequest::AlreadySet { part: "exclusive_start_key", instead: "after" });
    }
    Ok(())
}
