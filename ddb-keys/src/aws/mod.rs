//! A thin DynamoDB client over `aws-sdk-dynamodb`. Start with [`Client`].
//!
//! Each operation fills one of the SDK's own requests. `customize` changes that request before it is sent, and
//! `into_builder` hands it over to you.
//!
//! # The table of the examples
//!
//! The examples of operations and errors use this table. They begin with a `message` that is not stored yet, number 1 in the
//! room `rust` by `ann`, and its `key`.
//!
//! ```
//! # use std::collections::BTreeSet;
//! # use ddb_keys::{Entity, Table};
//! # use serde::{Deserialize, Serialize};
//! #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
//! #[pk("ROOM#<room>")]
//! #[sk("#ROOM")]
//! struct Room { room: String }
//!
//! #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
//! #[entity(ttl = expires)]
//! #[pk("ROOM#<room>")]
//! #[sk("MSG#<number:04>")]
//! #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "MSG#<number:04>")]
//! #[gsi(ByTopic, pk = "TOPIC#<topic>", sk = "<rank:04>")]
//! struct Message {
//!     room: String,
//!     number: u32,
//!     author: String,
//!     topic: Option<String>,
//!     rank: u32,
//!     likes: u32,
//!     edits: Vec<String>,
//!     #[serde(with = "serde_dynamo::string_set")]
//!     #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
//!     tags: BTreeSet<String>,
//!     expires: u64,
//! }
//!
//! #[derive(Debug, PartialEq, Table)]
//! #[table(name = "chat", pk = "PK", sk = "SK")]
//! #[gsi(ByAuthor, name = "by-author", pk = "GSI1PK", sk = "GSI1SK")]
//! #[gsi(ByTopic, name = "by-topic", pk = "GSI2PK", sk = "GSI2SK")]
//! enum Chat { Room(Room), Message(Message) }
//! ```

// This floor is larger than planned. `item/value` is a serializer and a deserializer beside those of `serde_dynamo`, which has no way to
// pass on the 38 digits of a number and drops what a tuple has no place for; `attribute` and `write/update` know paths into documents, maps and
// lists; `read` selects other types, goes on after an item, and finishes what a page could not; `write/delete_found` deletes what a query finds.

mod admin;
pub mod as_number;
pub mod attribute;
mod client;
mod error;
mod example;
mod item;
mod iterators;
mod read;
mod request;
mod write;

// Further words to search the documentation by. They stand here because rustdoc ignores those in private modules.
#[doc(alias = "DescribeTable")]
pub use admin::create_table::CreateTable;
#[doc(alias = "UpdateTimeToLive")]
#[doc(alias = "TTL")]
pub use admin::enable_ttl::EnableTtl;
pub use admin::table_difference::TableDifference;
pub use client::Client;
#[doc(alias = "CancellationReasons")]
pub use error::cancellation::Cancellation;
pub use error::cancellation::Guard;
#[doc(alias = "UnprocessedKeys")]
pub use error::incomplete::AffectedKey;
pub use error::incomplete::Incomplete;
pub use error::invalid_request::InvalidRequest;
#[doc(alias = "UnprocessedItems")]
pub use error::unwritten::Unwritten;
pub use error::value::ValueError;
pub use error::{Error, ItemError, Unclaimed};
pub use item::size::{item_size, read_units, write_units};
#[doc(alias = "timestamp")]
#[doc(alias = "created_at")]
#[doc(alias = "updated_at")]
pub use item::stamp::Stamp;
#[doc(alias = "DynamoDB Streams")]
#[doc(alias = "NewImage")]
#[doc(alias = "OldImage")]
pub use item::stream_record::Change;
#[doc(alias = "DynamoDB Streams")]
#[doc(alias = "Lambda")]
pub use item::stream_record::StreamEvent;
pub use item::stream_record::{ChangeKind, StreamRecordError};
#[doc(alias = "LastEvaluatedKey")]
#[doc(alias = "ExclusiveStartKey")]
#[doc(alias = "next token")]
#[doc(alias = "page token")]
pub use read::cursor::Cursor;
#[cfg(feature = "sealed-cursors")]
pub use read::cursor::CursorKey;
pub use read::cursor::{CursorError, CursorOrNone};

#[doc(alias = "GetItem")]
pub use read::get::Get;
#[doc(alias = "BatchGetItem")]
pub use read::get_many::GetMany;
pub use read::into_gets::Answered;
pub use read::load::{CollectionQueryOf, Load, LoadMany};
#[doc(alias = "LastEvaluatedKey")]
#[doc(alias = "pagination")]
pub use read::page::Page;
#[doc(hidden)]
pub use read::projected::{
    FirstOf, Lacking, Listed, Missing, NotStored, Projects, ProjectsAll, Whole, and_others, lacking,
};
pub use read::query::Hydrate;
#[doc(alias = "KeyConditionExpression")]
pub use read::query::Query;
pub use read::scan::Scan;
pub use read::select::QueryOf;
pub use read::stream::RowStream;
#[doc(alias = "TransactGetItems")]
pub use read::transact_get::TransactGet;
#[doc(alias = "ReturnConsumedCapacity")]
#[doc(alias = "capacity")]
pub use request::meter::Meter;
pub use request::meter::Units;
pub use write::Write;
#[doc(alias = "BatchWriteItem")]
pub use write::batch::BatchWrite;
pub use write::batch::StreamedEntity;
pub use write::batch::UnversionedEntityOf;
pub use write::condition_check::{Check, ConditionCheck};
pub use write::delete::{Delete, DeleteItem};
pub use write::delete_found::DeleteFound;
pub use write::once::Once;
pub use write::put::{Put, PutItem, Saved};
pub use write::single::Operation;
pub use write::transact::IntoActions;
#[doc(alias = "TransactWriteItems")]
pub use write::transact::TransactWrite;
pub use write::transaction::TransactWriteAction;
#[doc(alias = "UpdateExpression")]
#[doc(alias = "ReturnValues")]
pub use write::update::{Update, UpdateItem};

// Where they are looked for, too.
#[doc(hidden)]
pub use attribute::{Attributes, Condition};

// Bounds of the operations above, and items that generated code names.
pub use client::IntoSdkClient;
#[doc(hidden)]
pub use item::autoref;
#[doc(hidden)]
pub use item::autoref::{AnyType, Flattenable};
#[doc(hidden)]
pub use item::codec::Codec;
pub use item::codec::TableItems;
#[doc(hidden)]
pub use item::decode::decode;
#[doc(hidden)]
pub use item::encode::{encode, item_key};
#[doc(hidden)]
pub use item::key_fields::{
    FieldCodec, FieldValue, FieldVisitor, KeyFields, LeftOutVisitor, Serde, TemplateFieldVisitor,
    written_by_function,
};
pub use item::key_fields::{IndexKeyOrNone, UpdateKey};
#[doc(hidden)]
pub use item::locks::locks_of;
#[doc(hidden)]
pub use item::stored_entity::LockVisitor;
pub use item::stored_entity::{EntityOf, StoredEntity, VersionedEntity};
pub use read::into_gets::IntoGets;
#[doc(hidden)]
pub use read::into_gets::KeysToRead;
#[doc(hidden)]
pub use read::load::SelectsCollection;
pub use read::raw_key::{RawSortKey, RawValue};
pub use read::scan::ScansAnIndex;
#[doc(hidden)]
pub use read::select::Selects;
pub use write::item_collection::{CollectionOf, UnversionedCollectionOf};

/// An item as the SDK represents it: attribute values by name.
pub type Item = std::collections::HashMap<String, aws_sdk_dynamodb::types::AttributeValue>;

#[doc(hidden)]
pub use aws_sdk_dynamodb::types::AttributeValue;
#[doc(hidden)]
pub use std::time::SystemTime;

/// The future of an operation.
pub(crate) type Pending<T> = PendingFor<'static, T>;

/// The future of a request whose rows have a lifetime.
pub(crate) type PendingFor<'p, T> =
    core::pin::Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'p>>;

use alloc::boxed::Box;
use alloc::string::String;
