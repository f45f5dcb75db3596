//! The third floor: tables that talk to DynamoDB through the official SDK.
//!
//! Thin on purpose: each operation fills one of the SDK's own requests, and gives it out by
//! `into_builder` or to change by `customize`.

mod backoff;
mod batch;
mod cancellation;
mod changes;
mod check;
mod client;
mod create_table;
mod cursor;
mod delete;
mod derived;
mod enable_ttl;
mod ensure_table;
mod error;
mod expression;
mod get;
mod get_many;
mod images;
mod index_rules;
mod item;
mod key_fields;
mod meter;
mod pages;
#[doc(hidden)]
pub mod probe;
mod put;
mod query;
mod refused;
mod rows;
mod scan;
mod size;
mod stream;
mod table_difference;
mod trace;
mod transact;
mod transact_get;
mod update;
mod value;
mod version;

pub use batch::{BatchWrite, Unwritten};
pub use cancellation::Cancellation;
pub use check::Check;
pub use client::Client;
pub use create_table::CreateTable;
pub use cursor::{Cursor, CursorError};
pub use delete::Delete;
pub use enable_ttl::EnableTtl;
pub use ensure_table::{EnsureTable, Ensured};
pub use error::{Error, ItemError, Unclaimed};
pub use get::{Exists, Get};
pub use get_many::{Found, GetMany, Unread};
pub use images::{Change, StreamedAs};
pub use item::{Codec, Serde, StoredAs, TableItems, decode, encode, from_item, item_key};
#[doc(hidden)]
pub use key_fields::written_by_function;
pub use key_fields::{FieldCodec, FieldVisitor, KeyFields};
pub use meter::{Consumed, Meter, Units};
pub use put::Put;
pub use query::Query;
pub use refused::RefusedRequest;
pub use rows::{Page, Selected, Selects, Wanted, Wants};
pub use scan::Scan;
pub use size::{Consistency, item_size, read_units, write_units};
pub use stream::RowStream;
pub use table_difference::TableDifference;
pub use transact::{TransactWrite, TransactWriteAction};
pub use transact_get::{Answer, Answered, Answers, Append, TransactGet};
pub use update::Update;

/// An item as the SDK gives it: attribute values by name.
pub type Item = std::collections::HashMap<String, aws_sdk_dynamodb::types::AttributeValue>;

#[doc(hidden)]
pub use aws_sdk_dynamodb::types::AttributeValue as Attribute;

/// What an awaited operation becomes.
pub(crate) type Pending<T> = core::pin::Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;

use alloc::boxed::Box;
use alloc::string::String;
