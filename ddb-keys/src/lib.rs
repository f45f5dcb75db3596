#![cfg_attr(feature = "embedded", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "embedded"), doc = "DynamoDB single-table keys as templates on structs.")]
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate self as ddb_keys;
#[cfg(any(test, feature = "aws-sdk"))]
extern crate std; // what the derives emit says `::ddb_keys`

#[doc(hidden)]
#[path = "rt.rs"]
pub mod __private;
#[cfg(feature = "aws-sdk")]
pub mod aws;
#[cfg(feature = "embedded")]
pub mod embedded;
mod format;
#[cfg(feature = "embedded")]
pub mod guide;
mod key;
mod part;
mod query;
mod schema;
mod table;

/// The formats of placeholders, and what each asks of a part: the names that compile errors use.
pub mod formats {
    pub use crate::format::{
        Desc, DescWidth, FoldableText, Format, Lower, Ordered, Padded, Plain, PlainSorted,
        PlainSortedAtEnd, Sorted, SortedAtEnd, Upper,
    };
    pub use crate::part::{
        Civil, CopyPart, Day, Holds, Hour, Integer, Micros, Millis, Month, Nanos, Newtype, Secs,
        Time, TimeOfDay, Unsigned,
    };
    pub use crate::query::{
        AtEnd, EndsBefore, InMiddle, KeyRange, NativeSorted, Prefix, PrefixFormat, RangeEnd, Raw,
        SortedHere,
    };
}

#[doc = include_str!("docs/entity.md")]
pub use ddb_keys_derive::Entity;
#[doc = include_str!("docs/key_part.md")]
pub use ddb_keys_derive::KeyPart;
#[doc = include_str!("docs/table.md")]
pub use ddb_keys_derive::Table;

pub use format::Format;
pub use key::{
    Entity, EntityKeys, IndexKey, IndexKeyOf, Key, KeyError, KeyOf, Mismatch, MultiKey, ParseError,
};
pub use part::{KeyPart, KeySource, KeyValue, Refusal, Text};
pub use query::{
    Collection, IndexScan, IntoCondition, KeyCondition, One, Partial, ReadyQuery, SortCondition,
    Usable, span,
};
pub use schema::{
    CharSet, EntitySchema, Field, IndexKeySchema, IndexKind, IndexSchema, KeyAttribute, KeyType,
    MAX_PARTITION_KEY, MAX_SORT_KEY, Part, Place, Projection, Role, Segment, Source, TableSchema,
    TextForm, TextShape,
};
pub use table::{Chart, Collections, Contains, EntityOf, ShownCondition, Table, UnknownKey};
