//! Keys, entities and tables as constant data: [`Entity::SCHEMA`](crate::Entity::SCHEMA) and
//! [`Table::SCHEMA`](crate::Table::SCHEMA).
//!
//! The checks at compile time and the code at run time read the same data. It describes not only templates: former keys, the
//! conditions of index keys, projections and item collections are data, too, and so is what a text can look like, with the
//! functions that compare all of these in `const fn`, where there are no iterators.
//!
//! ```
//! use ddb_keys::schema::{Segment, Source};
//! use ddb_keys::{Entity, Table};
//!
//! #[derive(Entity)]
//! #[pk("CUSTOMER#<customer>")]
//! #[sk("ORDER#<number:08>")]
//! struct Order { customer: String, number: u32 }
//!
//! #[derive(Table)]
//! #[table(name = "shop", pk = "PK", sk = "SK")]
//! enum Shop { Order(Order) }
//!
//! let entity = Shop::SCHEMA.entities[0];
//! assert_eq!((entity.name, entity.pk.text()), ("Order", "CUSTOMER#<customer>"));
//! let Some(sk) = entity.sk else { panic!("the table has a sort key") };
//! let Source::Template { segments, .. } = sk.source else { panic!("a template writes it") };
//! let [Segment::Literal("ORDER#"), Segment::Part(number)] = segments else {
//!     panic!("{segments:?}")
//! };
//! assert_eq!((number.field, number.kind, number.shape.fixed_width()), ("number", "u32", Some(8)));
//! ```

mod char_set;
pub(crate) mod check;
mod const_eval;
mod early_literal;
mod entity;
mod field_type;
mod item_collection;
mod key;
mod memchr;
mod message;
mod shape;
mod source;
mod table;
mod tenant;
mod unique;

pub use char_set::CharSet;
pub(crate) use const_eval::{contains, each, same, similar};
pub(crate) use early_literal::{Guard, early_occurrence};
pub(crate) use entity::{PrimaryTemplates, field_at};
pub(crate) use item_collection::{Difference, EntityKey};
pub use key::{KeyAttribute, MAX_EXPIRY, MAX_PARTITION_KEY, MAX_SORT_KEY};
pub(crate) use memchr::{has_byte, position};
pub(crate) use message::Message;
pub(crate) use shape::MAX_GROWTH;
pub use shape::TextShape;

pub use entity::{
    EntitySchema, Field, FormerKeySchema, IndexKeySchema, IndexKind, PatternConstant, UniqueSchema,
};
#[doc(hidden)]
pub use field_type::{Count, Expiry, check_ttl};
#[doc(hidden)]
pub use item_collection::{CollectionSchema, MemberSchema, Occurrence};
pub use key::Role;
pub use shape::LetterCase;
#[doc(hidden)]
pub use shape::TextForm;
pub use source::{KeyType, Part, Segment, Source};
pub use table::{IndexSchema, Overlap, Projection, TableSchema};
pub use tenant::{TenantPrefix, TenantSchema};
