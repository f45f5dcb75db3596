//! The third floor: tables that talk to DynamoDB through the official SDK.
//!
//! Thin on purpose: each operation fills one of the SDK's own requests, and gives it out by
//! `into_builder` or to change by `customize`.

mod admin;
mod backoff;
mod client;
mod error;
mod expression;
mod items;
mod meter;
mod read;
mod trace;
mod write;

pub use admin::create_table::CreateTable;
pub use admin::enable_ttl::EnableTtl;
pub use admin::ensure_table::{EnsureTable, Ensured};
pub use admin::table_difference::TableDifference;
pub use client::Client;
pub use error::{Error, ItemError, Unclaimed};
pub use items::decode::{decode, from_item};
pub use items::images::{Change, StreamedAs};
pub use items::item::{Codec, Serde, StoredAs, TableItems, encode, item_key};
#[doc(hidden)]
pub use items::key_fields::written_by_function;
pub use items::key_fields::{FieldCodec, FieldVisitor, KeyFields};
pub use items::size::{Consistency, item_size, read_units, write_units};
pub use meter::{Consumed, Meter, Units};
pub use read::cursor::{Cursor, CursorError};
pub use read::get::{Exists, Get};
pub use read::get_many::{Found, GetMany, Unread};
pub use read::query::Query;
pub use read::rows::{Page, Selected, Selects, Wanted, Wants};
pub use read::scan::Scan;
pub use read::stream::RowStream;
pub use read::transact_get::{Answer, Answered, Answers, Append, TransactGet};
pub use write::batch::{BatchWrite, Unwritten, Written};
pub use write::cancellation::Cancellation;
pub use write::check::Check;
pub use write::delete::Delete;
pub use write::put::Put;
pub use write::refused::RefusedRequest;
pub use write::transact::{TransactWrite, TransactWriteAction};
pub use write::update::Update;

#[doc(hidden)]
pub use items::probe;

/// An item as the SDK gives it: attribute values by name.
pub type Item = std::collections::HashMap<String, aws_sdk_dynamodb::types::AttributeValue>;

#[doc(hidden)]
pub use aws_sdk_dynamodb::types::AttributeValue as Attribute;

/// What an awaited operation becomes.
pub(crate) type Pending<T> = core::pin::Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;

use alloc::boxed::Box;
use alloc::string::String;
