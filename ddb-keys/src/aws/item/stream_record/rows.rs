//! The type as which an image of a change is read.

use super::Change;
use crate::query::Everything;
use crate::table::Table;

/// The rows of a change of the table `T`. They can only be `T` itself, which the compiler infers, so that the error about an
/// entity says how to reach it.
#[diagnostic::on_unimplemented(
    message = "an image can be an item of any entity of `{T}`",
    label = "remove `::<{Row}>`: the image is an `Option<{T}>`, to match by variants: `if let Some(Shop::Order(order)) = image`"
)]
pub trait ShowsRows<T, Row> {
    #[doc(hidden)]
    fn row(of: T) -> Row;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T: Table> ShowsRows<T, T> for Change<T> {
    fn row(of: T) -> T {
        of
    }
}

// Never applies, because `Everything` is not a table. The compiler would show the other impl if it were the only one.
#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<T> ShowsRows<Everything, Everything> for Change<T> {
    fn row(of: Everything) -> Everything {
        of
    }
}
