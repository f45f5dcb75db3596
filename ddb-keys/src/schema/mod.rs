//! Keys, entities and tables as constant data: [`Entity::SCHEMA`](crate::Entity::SCHEMA) and
//! [`Table::SCHEMA`](crate::Table::SCHEMA).
//!
//! The checks at compile time and the code at run time read the same data.

mod char_set;
pub(crate) mod check;
pub(crate) mod const_str;
mod early_literal;
mod entity;
mod field_type;
mod index;
mod item_collection;
mod key;
mod message;
mod shape;
mod table;

pub(crate) use char_set::CharSet;
pub(crate) use const_str::{contains, same, similar};
pub(crate) use early_literal::early_occurrence;
pub(crate) use entity::PrimaryTemplates;
pub(crate) use item_collection::{Difference, EntityKey};
pub use key::{KeyAttribute, MAX_PARTITION_KEY, MAX_SORT_KEY};
pub(crate) use shape::MAX_GROWTH;
pub use shape::TextShape;
pub use table::TableSchema;

// Generated code names these. Users read them as JSON, `TableSchema::to_json`, and name `KeyType` in hand-written parts.
#[doc(hidden)]
pub use entity::{EntitySchema, Field, FormerKeySchema, IndexKeySchema, IndexKind};
#[doc(hidden)]
pub use field_type::{Count, Expiry, check_ttl, check_version};
#[doc(hidden)]
pub use index::{IndexSchema, Projection};
#[doc(hidden)]
pub use item_collection::{CollectionSchema, MemberSchema, Occurrence};
#[doc(hidden)]
pub use key::{KeyType, Part, Role, Segment, Source};
#[doc(hidden)]
pub use message::Message;
#[doc(hidden)]
pub use shape::{LetterCase, TextForm};
