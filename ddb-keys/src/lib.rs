#![doc = include_str!("docs/front.md")]
#![cfg_attr(feature = "aws-sdk", doc = include_str!("docs/guide/links.md"))]
#![cfg_attr(not(feature = "aws-sdk"), doc = include_str!("docs/guide/links_online.md"))]
#![cfg_attr(docsrs, feature(doc_cfg))] // which feature an item needs, on docs.rs
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate self as ddb_keys; // what the derives emit says `::ddb_keys`
#[cfg(any(test, feature = "aws-sdk"))]
extern crate std;

#[doc(hidden)]
#[path = "rt.rs"]
pub mod __rt;
#[cfg(feature = "aws-sdk")]
pub mod aws;
#[cfg(feature = "embedded")]
pub mod embedded;
mod format;
pub mod formats;
// In every build of the documentation. Its examples are tests where the engine that they use is available.
#[cfg(any(all(doc, not(doctest)), all(feature = "embedded", feature = "chrono")))]
#[cfg_attr(docsrs, doc(auto_cfg = false))] // a chapter needs no feature
pub mod guide;
mod key;
mod names;
mod part;
pub mod query;
pub mod schema;
pub mod table;
#[cfg(test)]
mod texts;

// Further words to search the documentation by; see `aws`.
#[doc(inline)]
#[doc(alias = "nested attribute")]
#[doc(alias = "document path")]
pub use ddb_keys_derive::Document;
#[doc(inline)]
#[doc(alias = "partition key")]
#[doc(alias = "sort key")]
#[doc(alias = "hash key")]
#[doc(alias = "range key")]
#[doc(alias = "PK")]
#[doc(alias = "SK")]
pub use ddb_keys_derive::Entity;
#[doc(inline)]
#[doc(alias = "item collection")]
#[doc(alias = "single-table design")]
pub use ddb_keys_derive::ItemCollection;
#[doc(inline)]
#[doc(alias = "newtype")]
#[doc(alias = "typed id")]
pub use ddb_keys_derive::KeyPart;
#[doc(inline)]
#[doc(alias = "single-table design")]
#[doc(alias = "GSI")]
#[doc(alias = "LSI")]
#[doc(alias = "TTL")]
pub use ddb_keys_derive::Table;

pub use format::shard_of;
pub use key::{Entity, EntityKeys, IndexKey, Key, KeyError, Mismatch, MultiKey, ParseError};
pub use part::{Elements, KeyPart, KeyValue, Refusal, Text};
pub use query::span;
pub use table::find_key::UnknownKey;
pub use table::traits::{HasTenants, Table};

// Bounds for generic code.
#[cfg(feature = "aws-sdk")]
pub use aws::attribute::Document;
pub use key::KeyOf;
pub use table::traits::EntityOf;

pub use key::{HasFormerKeys, IndexKeyOf, TellsFormerKeys};
#[doc(hidden)]
pub use part::{ComputedPart, ComputedValue, ElementOf, KeySource, PartOf};
#[doc(hidden)]
pub use query::QueryParts;
#[doc(hidden)]
pub use table::item_collection::ItemCollection;

// The compiler shows these names by their shortest path, so they are here. Editors would propose them.
#[doc(hidden)]
pub use part::{
    ChronoPart, FoldableText, Holds, Integer, IntoPart, JiffPart, PlainPart, TimeOfDay, TimePart,
    UlidPart, Unsigned, UuidPart,
};

// The compiler's errors about the functions of a table or an entity show these names.
#[doc(hidden)]
pub use crate::__table_client as table_client;

/// The examples of pages that rustdoc shows elsewhere, as tests.
#[cfg(doctest)]
mod examples {
    #[cfg(feature = "aws-sdk")]
    #[doc = include_str!("docs/document.md")]
    mod document {}
    #[doc = include_str!("docs/entity.md")]
    mod entity {}
    #[cfg(feature = "embedded")]
    #[doc = include_str!("docs/item_collection.md")]
    mod item_collection {}
    #[doc = include_str!("docs/key_part.md")]
    mod key_part {}
    #[doc = include_str!("docs/table.md")]
    mod table {}
    #[cfg(feature = "embedded")]
    #[doc = include_str!("../README.md")]
    mod readme {}
}
