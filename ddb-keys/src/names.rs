//! The types and traits that generated code calls by their own names, in a separate block.
//!
//! They are imported one by one. The compiler shows whatever a crate takes from a glob with its whole path, in all messages about
//! that crate: `std::option::Option`.

/// Imports what the code for an entity names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_an_entity {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{
            AllGiven, AtEnd, Checked, Collection, EndsAt, Entity, EntitySchema, FieldName, From,
            HasFieldNames, HasPartitionKey, InMiddle, IntoCondition, Key, KeyAttribute, KeyError,
            KeyPart, KeyRange, KeyValue, NextPart, NoFurtherPart, One, Option, PhantomData,
            Placeholder, Plain, Prefix, PrimaryKey, Queries, QueryParts, RangeEnd, RangeGiven,
            Repeated, Result, Selection, SortedAt, Templates, TheQuery, Unchecked, bool, str,
            usize,
        };
    };
}

/// Imports what the code for an entity with keys of indexes names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_an_index {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{
            HasKeyIn, IndexId, IndexKeyOf, IndexKeySchema, IndexKind, IndexScan, KeySource,
            KeyVisitor, MultiKey, Presence, Present, Through,
        };
    };
}

/// Imports what the code for an entity whose keys hold more than plain text names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_parts {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{
            BoundedRange, Bytes, CheckedPart, ChronoPart, ComputedPart, Day, Desc, DescWidth,
            Elements, EpochMicros, EpochMillis, EpochSecs, Format, Hour, If, Into, IntoPart,
            JiffPart, Joined, ListOf, Literal, Lower, Lowercase, Micros, Millis, Month, Nanos,
            Ordered, Padded, Raw, Secs, Separated, Shard, Simple, SortsAfter, Source, TimeIn,
            TimePart, UlidPart, Upper, Uppercase, UuidPart, Year, u8,
        };
    };
}

/// Imports what the code for an entity with former keys or a version names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_history {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{Count, Former, HasFormerKeys, TellsFormerKeys, Vec};
    };
}

/// Imports what the code for a table names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_a_table {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{
            Box, Checked, Clone, Compare, Copy, Debug, Entity, EntityOf, Eq, FieldName, Formatter,
            From, HasFieldNames, HasTenants, Hash, Hasher, IndexId, IndexSchema, Key, KeyError,
            KeyOf, Lookup, Option, Overlap, PartialEq, Projection, Proofs, Result, Table,
            TableSchema, TenantSchema, Unchecked, UnknownKey, bool, str, usize,
        };
    };
}

/// Imports what the code for an item collection names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_an_item_collection {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{
            Checked, CollectionError, CollectionMember, CollectionSchema, IntoIterator,
            ItemCollection, MemberList, Members, Option, Queries, Result, Table, Unchecked, usize,
        };
    };
}

/// Imports what the code for a part of a key names.
#[doc(hidden)]
#[macro_export]
macro_rules! __names_of_a_part {
    () => {
        #[allow(unused_imports)] // not every expansion names them all
        use $crate::__rt::{Holds, KeyPart, Newtype, Option, PlainPart, TextBounds};
    };
}
