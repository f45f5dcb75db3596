//! The first floor: templates, values and text. It knows no attribute names, tables or SDK.

mod ascii;
pub(crate) mod check;
mod entity;
mod error;
mod format;
mod integer;
mod message;
mod newtype;
pub(crate) mod part;
mod pieces;
mod query;
mod reader;
mod scalar;
mod scan;
pub(crate) mod schema;
mod shape;
mod sorted;
mod source;
mod text;
mod times;
mod value;
mod writer;

pub use entity::{
    Entity, EntityKeys, IndexKey, IndexKeyOf, KeyOf, KeyValues, KeyVisitor, fmt_key, visit_values,
};
pub use error::{KeyError, Mismatch, ParseError, Refusal};
pub use format::{Desc, DescWidth, FoldableText, Format, Lower, Ordered, Padded, Plain, Upper};
pub use integer::{Integer, Unsigned};
pub use message::Message;
pub use newtype::{Holds, Newtype, TextView};
pub use part::KeyPart;
pub use pieces::{build, multi_key, pk_alone, pk_and_sk, placeholder, raw_place, read, tail};
pub use query::{
    AtEnd, Bounds, Collection, CompleteQuery, EndsBefore, Everything, Given, InMiddle, IndexScan,
    IntoCondition, Joined, KeyCondition, KeyRange, Literal, NativeSorted, One, Partial, Prefix,
    PrefixFormat, RangeEnd, Raw, ReadyQuery, Selection, SortCondition, SortedHere, Usable, span,
};
pub use reader::Reader;
pub use schema::{
    EntitySchema, Field, IndexKeySchema, IndexKind, KeyAttribute, KeyType, MAX_PARTITION_KEY,
    MAX_SORT_KEY, Part, Place, Role, Segment, Source,
};
pub use shape::{CharSet, TextForm, TextShape};
pub use sorted::{PlainSorted, PlainSortedAtEnd, Sorted, SortedAtEnd};
pub use source::{Always, CopyPart, KeySource, Presence, Present, Sometimes};
pub use text::{FixedText, Text, TextBounds};
pub use times::{Civil, Day, Hour, Micros, Millis, Month, Nanos, Secs, Time, TimeKind, TimeOfDay};
pub use value::{Key, KeyValue, MultiKey};
pub use writer::{End, Writer, raw};

#[cfg(feature = "ulid")]
mod ulid;
#[cfg(feature = "uuid")]
mod uuid;
