//! Queries, such as `Message::query().chat_id("1")`, and their key conditions.
//!
//! A query takes the parts of a key from left to right. It can be used as soon as its partition key is complete:
//! [`IntoCondition`] turns it into a [`KeyCondition`], which is plain data and needs no SDK.
//!
//! # What a query selects
//!
//! Its type says so, and a function that returns a query names it: `-> impl IntoCondition<Select = One<Message>>`.
//!
//! | Type | Made by | Selects |
//! |---|---|---|
//! | `One<Message>` | `Message::query()`, or the client's `scan_of::<Message>()` | messages; other items in the range are skipped |
//! | `Collection<Message>` | `Message::collection()`, [`span`] | every item in the partition of a message, as the table's enum |
//! | `Members<Chat>` | `Chat::query()` of a `derive(ItemCollection)` | the members of the item collection |
//! | `Through<One<Message>, 1>` | `Message::query_by_author()` | messages, through the first index that the struct declares |
//! | `Former<One<Message>>` | `Message::query_v1()` | messages that are still stored under the former key `V1` |
//! | `Former<Through<One<Message>, 2>>` | `Message::query_author_v1()` | messages that still have the former key `AuthorV1` of an index |
//! | `IndexScan<Message, 1>` | `Message::scan_by_author()` | messages in that index, unordered, for the client's `scan_index` |
//!
//! # Which part comes next
//!
//! The type of a query names the next part, in messages of the compiler and in editors: `MessageQuery<One<Message>, MessageNeedsChatId>`.
//!
//! | Type | Says |
//! |---|---|
//! | `MessageNeedsChatId` | `chat_id` comes next, and the partition key needs it |
//! | `MessageTakesSentAt` | the partition key is complete, and `sent_at` can follow |
//! | `AllGiven`, `RangeGiven` | nothing can follow |
//
// This room is larger than planned: besides the parts of a key from the left, it holds ranges of times over several partitions, spans
// of several entities, and the range that covers the members of an item collection.

mod bucket_range;
mod builder;
mod condition;
mod members;
mod next_part;
mod partitions;
mod position;
mod prefix;
mod range;
mod range_query;
mod select;
mod shards;
mod sorted;
mod span;

pub use condition::SortCondition;
#[doc(alias = "KeyConditionExpression")]
pub use condition::{IntoCondition, KeyCondition};
pub use span::Span;

#[doc(hidden)]
pub use bucket_range::TimeIn;
#[doc(hidden)]
pub use builder::QueryParts;
#[doc(hidden)]
pub use next_part::{
    AllGiven, FieldName, HasFieldNames, HasPartitionKey, NextPart, NoFurtherPart, RangeGiven,
    TheQuery, what_is_flattened,
};
#[cfg(feature = "aws-sdk")]
pub(crate) use partitions::Buckets;
#[doc(hidden)]
pub use prefix::Prefix;
#[cfg(feature = "aws-sdk")]
pub(crate) use prefix::just_before;
#[doc(hidden)]
pub use range::{BoundedRange, Ends, Excluding, Including, KeyRange, RangeEnd};
pub use select::{Collection, Former, IndexScan, Members, One, Through};
#[doc(hidden)]
pub use select::{Everything, Extent, IndexId, Selection};
#[doc(hidden)]
pub use sorted::{AtEnd, EndsAt, InMiddle, Joined, Literal, SortedAt, SortsAfter, not_after};
#[doc(inline)]
pub use span::span;
