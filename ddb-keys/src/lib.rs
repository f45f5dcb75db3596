//! DynamoDB single-table keys as templates on structs.
#![no_std]

extern crate alloc;

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
mod keys;
mod table;

pub use ddb_keys_derive::{Entity, KeyPart, Table};
pub use keys::{
    CharSet, Entity, EntityKeys, EntitySchema, Field, Format, IndexKey, IndexKeyOf, IndexKeySchema,
    IndexKind, Key, KeyAttribute, KeyError, KeyOf, KeyPart, KeySource, KeyType, KeyValue,
    MAX_PARTITION_KEY, MAX_SORT_KEY, Mismatch, MultiKey, ParseError, Part, Place, Refusal, Role,
    Segment, Source, Text, TextShape,
};
pub use table::{
    Chart, Collections, Contains, IndexSchema, Projection, Table, TableSchema, UnknownKey,
};
