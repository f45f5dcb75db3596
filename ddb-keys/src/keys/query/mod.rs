//! Queries: a key given from the left.

mod condition;
mod given;
mod select;

pub use condition::{IntoCondition, KeyCondition, SortCondition};
pub use given::Given;
pub use select::{Collection, Everything, IndexScan, One};
