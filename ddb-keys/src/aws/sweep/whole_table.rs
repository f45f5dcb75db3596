//! The extent of a pass over a table, which is always the whole table.

use crate::aws::Client;
use crate::query::Everything;
use crate::table::Table;

/// The extent of a pass over the table `T`. It has nothing to choose: `Of` can only be [`Everything`], which the compiler infers, so that
/// the error about an entity says that there is no such choice.
#[diagnostic::on_unimplemented(
    message = "this pass goes over the items of every entity of `{T}`",
    label = "remove `::<{Of}>`; the report has each entity by itself",
    note = "the items of one entity are moved from former keys by `table.migrate::<{Of}>()`"
)]
pub trait WholeTable<T, Of> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T: Table> WholeTable<T, Everything> for Client<T> {}

// Never applies, because `Everything` is not a table. The compiler would show the other impl if it were the only one.
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T> WholeTable<Everything, Everything> for Client<T> {}
