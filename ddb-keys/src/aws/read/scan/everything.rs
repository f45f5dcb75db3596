//! The selection of a scan of a table.

use crate::aws::Client;
use crate::query::Everything;
use crate::table::Table;

/// The selection of a scan of the table `T`. It has nothing to choose: `Rows` can only be [`Everything`], which the compiler infers, so
/// that the error about another type says where the items of one entity are read.
#[diagnostic::on_unimplemented(
    message = "a scan reads the items of every entity of `{T}`",
    label = "write `table.scan()`, whose rows are `{T}`, and match them: `if let {T}::{Rows}(row) = row`",
    note = "the items of one entity are read by `table.query(Order::query())` with the parts of its partition key, or from an index that \
            has only them: `table.scan_index(Order::scan_open())`"
)]
pub trait ScanSelects<T, Rows> {
    #[doc(hidden)]
    type Shown;

    /// The selection. It is unknown after that error, so nothing else is reported.
    type Selection;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T: Table> ScanSelects<T, Everything> for Client<T> {
    type Shown = ();
    type Selection = Everything;
}

// Never applies, because `Everything` is not a table. The compiler would show the other impl if it were the only one.
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T> ScanSelects<Everything, Everything> for Client<T> {
    type Shown = ();
    type Selection = Everything;
}
