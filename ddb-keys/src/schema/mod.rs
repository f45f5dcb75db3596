//! The keys of entities and tables as constant data, and what is asked of it at compile time and at run time.

pub(crate) mod check;
pub(crate) mod const_str;
mod entity;
mod key;
mod message;
mod shape;
mod table;

pub(crate) use const_str::{contains, same, similar};
pub use entity::{EntitySchema, Field, IndexKeySchema, IndexKind};
pub use key::{
    KeyAttribute, KeyType, MAX_PARTITION_KEY, MAX_SORT_KEY, Part, Place, Role, Segment, Source,
};
pub use message::Message;
pub(crate) use shape::early_occurrence;
pub use shape::{CharSet, TextForm, TextShape};
pub use table::{IndexSchema, Projection, TableSchema};
