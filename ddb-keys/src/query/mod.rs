//! Queries, such as `Message::query().chat_id("1")`, and their key conditions.
//!
//! A query takes the parts of a key from left to right. It can be used as soon as its partition key is complete:
//! [`IntoCondition`] turns it into a [`KeyCondition`], which is plain data and needs no SDK.

mod bucket_range;
mod buckets;
mod builder;
mod condition;
mod foreign;
mod joined;
mod members;
mod one_or_many;
mod position;
mod query_traits;
mod range;
mod ready;
mod select;
mod span;

#[doc(alias = "KeyConditionExpression")]
pub use condition::IntoCondition;
#[doc(alias = "KeyConditionExpression")]
pub use condition::KeyCondition;
pub use condition::SortCondition;
pub use ready::ReadyQuery;
pub use select::{Collection, IndexScan, Members, One, Through};

#[cfg(feature = "aws-sdk")]
pub(crate) use bucket_range::Buckets;
#[doc(hidden)]
pub use buckets::TimeIn;
#[doc(hidden)]
pub use builder::Given;
#[doc(hidden)]
pub use condition::{Complete, CompleteQuery, QueryBuilder};
#[doc(hidden)]
pub use foreign::QueryMethods;
#[doc(hidden)]
pub use joined::{Joined, Literal};
#[doc(hidden)]
pub use range::{
    AtEnd, BoundedRange, Bounds, EndsBefore, InMiddle, KeyRange, Prefix, PrefixFormat, RangeEnd,
    SortedHere,
};
#[doc(hidden)]
pub use select::{Everything, Extent, IndexId, Selection};
#[doc(inline)]
pub use span::span;
