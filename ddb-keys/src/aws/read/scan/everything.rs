//! The selection of a scan of a table.

use crate::aws::Client;
use crate::query::Everything;
use crate::table::Table;

/// The selection of a scan of the table `T`. It has nothing to choose: `Rows` can only be [`Everything`], which the compiler infers, so
/// that the error about another type says where the items of one entity are read.
#[diagnostic::on_unimplemented(
    message = "a scan reads the items of every entity of `{T}`",
    label = "write `table.scan_of::<{Rows}>()` for the items of one entity, or `table.scan()` for rows of `{T}`",
    note = "a query reads less: `table.query(Order::query())` with the parts of the partition key, or `table.scan_index(Order::scan_open())` \
            for what is in an index"
)]
pub trait ScanSelects<T, Rows> {
    /// The selection. It is unknown after that error, so nothing else is reported.
    type Selection;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T: Table> ScanSelects<T, Everything> for Client<T> {
    type Selection = Everything;
}

// Never applies, because `Everything` is not a table. The compiler would show the other impl if it were the only one.
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T> ScanSelects<Everything, Everything> for Client<T> {
    type Selection = Everything;
}
