//! The third floor: tables that talk to DynamoDB through the official SDK.
//!
//! Thin on purpose: each operation fills one of the SDK's own requests, and gives it out by
//! `into_builder` or to change by `customize`.

mod admin;
mod client;
mod error;
mod item;
mod read;
mod request;
mod write;

pub use admin::create_table::CreateTable;
pub use admin::enable_ttl::EnableTtl;
pub use admin::ensure_table::{EnsureTable, Ensured};
pub use admin::table_difference::TableDifference;
pub use client::Client;
pub use error::cancellation::Cancellation;
pub use error::invalid_request::InvalidRequest;
pub use error::{Error, ItemError, Unclaimed};
pub use item::decode::{decode, from_item};
pub use item::encode::{Codec, Serde, StoredAs, TableItems, encode, item_key};
#[doc(hidden)]
pub use item::key_fields::written_by_function;
pub use item::key_fields::{FieldCodec, FieldVisitor, KeyFields};
pub use item::size::{Consistency, item_size, read_units, write_units};
pub use item::stream_record::{Change, StreamedAs};
pub use read::cursor::{Cursor, CursorError};
pub use read::get::{Exists, Get};
pub use read::get_many::{Found, GetMany, Unread};
pub use read::query::Query;
pub use read::row::{Page, Selected, Selects, Wanted, Wants};
pub use read::scan::Scan;
pub use read::stream::RowStream;
pub use read::transact_get::{Answer, Answered, Answers, Append, TransactGet};
pub use request::meter::{Consumed, Meter, Units};
pub use write::batch::{BatchWrite, Unwritten, Written};
pub use write::condition_check::Check;
pub use write::delete::Delete;
pub use write::put::Put;
pub use write::transact::{TransactWrite, TransactWriteAction};
pub use write::update::Update;

#[doc(hidden)]
pub use item::autoref as probe;

/// An item as the SDK gives it: attribute values by name.
pub type Item = std::collections::HashMap<String, aws_sdk_dynamodb::types::AttributeValue>;

#[doc(hidden)]
pub use aws_sdk_dynamodb::types::AttributeValue as Attribute;

/// What an awaited operation becomes.
pub(crate) type Pending<T> = core::pin::Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;

use alloc::boxed::Box;
use alloc::string::String;
