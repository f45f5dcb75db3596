#![cfg_attr(feature = "embedded", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "embedded"), doc = "DynamoDB single-table keys as templates on structs.")]
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate self as ddb_keys;
#[cfg(any(test, feature = "aws-sdk"))]
extern crate std; // what the derives emit says `::ddb_keys`

#[doc(hidden)]
#[path = "private.rs"]
pub mod __private;
#[cfg(feature = "aws-sdk")]
pub mod aws;
#[cfg(feature = "embedded")]
pub mod embedded;
#[cfg(feature = "embedded")]
pub mod guide;
mod keys;
mod table;

/// The formats of placeholders, and what each asks of a part: the names that compile errors use.
pub mod formats {
    pub use crate::keys::{
        AtEnd, Civil, CopyPart, Day, Desc, DescWidth, EndsBefore, FoldableText, Holds, Hour,
        InMiddle, Integer, KeyRange, Lower, Micros, Millis, Month, Nanos, NativeSorted, Newtype,
        Ordered, Padded, Plain, PlainSorted, PlainSortedAtEnd, Prefix, PrefixFormat, RangeEnd, Raw,
        Secs, Sorted, SortedAtEnd, SortedHere, Time, TimeOfDay, Unsigned, Upper,
    };
}

#[doc = include_str!("reference/entity.md")]
pub use ddb_keys_derive::Entity;
#[doc = include_str!("reference/key_part.md")]
pub use ddb_keys_derive::KeyPart;
#[doc = include_str!("reference/table.md")]
pub use ddb_keys_derive::Table;

pub use keys::{
    CharSet, Collection, Entity, EntityKeys, EntitySchema, Field, Format, IndexKey, IndexKeyOf,
    IndexKeySchema, IndexKind, IndexScan, IntoCondition, Key, KeyAttribute, KeyCondition, KeyError,
    KeyOf, KeyPart, KeySource, KeyType, KeyValue, MAX_PARTITION_KEY, MAX_SORT_KEY, Mismatch,
    MultiKey, One, ParseError, Part, Place, ReadyQuery, Refusal, Role, Segment, SortCondition,
    Source, Text, TextForm, TextShape, span,
};
pub use table::{
    Chart, Collections, Contains, EntityOf, IndexSchema, Projection, ShownCondition, Table,
    TableSchema, UnknownKey,
};
