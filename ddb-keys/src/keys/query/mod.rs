//! Queries: a key given from the left.

mod condition;
mod few;
mod given;
mod joined;
mod range;
mod ready;
mod select;
mod span;
mod spot;

pub use condition::{CompleteQuery, IntoCondition, KeyCondition, SortCondition};
pub use given::{Given, Partial, Usable};
pub use joined::{Joined, Literal};
pub use range::{
    AtEnd, Bounds, EndsBefore, InMiddle, KeyRange, NativeSorted, Prefix, PrefixFormat, RangeEnd,
    Raw, SortedHere,
};
pub use ready::ReadyQuery;
pub use select::{Collection, Everything, IndexScan, One, Selection};
pub use span::span;
