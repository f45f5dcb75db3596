//! The argument of `scan_index`.

use super::Scan;
use crate::aws::{Client, Rows, Selects};
use crate::query::{IndexScan, One, Through};
use crate::table::Table;

/// A scan of an index of the table `T`.
#[diagnostic::on_unimplemented(
    message = "expected the scan of an index, found `{Self}`",
    label = "write `Film::scan_by_year()` where the query is `Film::query_by_year()`"
)]
pub trait ScansAnIndex<T> {
    /// The selection of the scan.
    type Selection: Rows<T>;

    /// Makes the scan.
    fn scan(&self, client: &Client<T>) -> Scan<T, Self::Selection>;
}

#[diagnostic::do_not_recommend]
impl<T, I: ScanOfAnIndex<T>> ScansAnIndex<T> for I {
    type Selection = I::Selection;

    fn scan(&self, client: &Client<T>) -> Scan<T, Self::Selection> {
        I::scan(self, client)
    }
}

/// The requirement of [`ScansAnIndex`].
pub trait ScanOfAnIndex<T> {
    /// The selection of the scan.
    type Selection: Rows<T>;

    /// Makes the scan.
    fn scan(&self, client: &Client<T>) -> Scan<T, Self::Selection>;
}

impl<T: Table, E, const KEY: usize> ScanOfAnIndex<T> for IndexScan<E, KEY>
where
    Through<One<E>, KEY>: Selects<T>,
{
    type Selection = <Through<One<E>, KEY> as Selects<T>>::Selection;

    fn scan(&self, client: &Client<T>) -> Scan<T, Self::Selection> {
        Scan::new(client, Some(self.index()))
    }
}
