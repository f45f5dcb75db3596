//! Queries: a key given from the left.

mod builder;
mod condition;
mod joined;
mod one_or_many;
mod position;
mod range;
mod ready;
mod select;
mod span;

pub use builder::{Given, Partial, Usable};
pub use condition::{CompleteQuery, IntoCondition, KeyCondition, SortCondition};
pub use joined::{Joined, Literal};
pub use range::{
    AtEnd, Bounds, EndsBefore, InMiddle, KeyRange, NativeSorted, Prefix, PrefixFormat, RangeEnd,
    Raw, SortedHere,
};
pub use ready::ReadyQuery;
pub use select::{Collection, Everything, IndexScan, One, Selection};
pub use span::span;
