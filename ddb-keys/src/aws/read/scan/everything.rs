//! What a scan of a table reads.

use crate::aws::Client;
use crate::query::Everything;

/// Clients, whose scans have nothing to choose: the one type argument is [`Everything`], which the compiler infers.
#[diagnostic::on_unimplemented(
    message = "a scan reads the items of every entity of `{T}`",
    label = "write `table.scan()`, whose rows are `{T}`, and match them: `if let {T}::{Rows}(row) = row`",
    note = "the items of one entity are read by `table.query(Order::query())` with the parts of its partition key, or from an index that \
            has only them: `table.scan_index(Order::scan_open())`"
)]
pub trait ScansEverything<T, Rows> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<T, Rows: IsEverything> ScansEverything<T, Rows> for Client<T> {
    type Shown = ();
}

/// Implemented once, so that the compiler infers it.
pub trait IsEverything {}

impl IsEverything for Everything {}
