//! The range or prefix that ends a query.

use alloc::boxed::Box;

use super::buckets::Buckets;
use super::condition::SortCondition;
use crate::schema::KeyAttribute;

/// The range or prefix that ends a query: the condition on its last sort key attribute.
#[derive(Debug, Clone)]
pub(super) struct Ending {
    pub(super) sort: Option<(&'static KeyAttribute, SortCondition)>,
    pub(super) range: Range,
    pub(super) buckets: Option<Box<Buckets>>,
}

impl Ending {
    /// The end of a query that selects nothing.
    pub(super) const NOTHING: Self = Self { sort: None, range: Range::NOTHING, buckets: None };

    /// A condition on one attribute, in one partition.
    pub(super) const fn of(
        sort: Option<(&'static KeyAttribute, SortCondition)>,
        range: Range,
    ) -> Self {
        Self { sort, range, buckets: None }
    }
}

/// The known facts about the range of a condition.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Range {
    /// No key can be in it.
    pub(super) empty: bool,
    /// The upper end is the first text after the range.
    pub(super) open_end: bool,
}

impl Range {
    /// A range without any key.
    pub(super) const NOTHING: Self = Self { empty: true, open_end: false };
}
