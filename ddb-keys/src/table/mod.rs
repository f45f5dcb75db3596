//! Tables: their entities, attribute names and indexes. Nothing here needs an SDK.
//!
//! Derive [`Table`] for an enum of your entities. Its schema prints the [key chart](crate::schema::TableSchema::chart),
//! draws the [item collections](crate::schema::TableSchema::collections), and
//! [shows](crate::schema::TableSchema::show) conditions with the table's attribute names.
//!
//! Most of this module are proofs. They are about more than primary keys: former keys, several keys of an entity in one index with
//! their conditions, the partitions of item collections, and the attribute that says when items expire. Each mistake has a message
//! of its own, with what to write.

mod check;
mod condition_display;
pub(crate) mod find_key;
pub(crate) mod item_collection;
mod key_chart;
mod lead;
mod lookup;
pub(crate) mod traits;

#[cfg(feature = "aws-sdk")]
pub(crate) use check::unknown_name;
#[doc(hidden)]
pub use check::{
    Proofs, check_collection, check_member, check_table, check_table_entity, check_table_index,
};
#[cfg(feature = "aws-sdk")]
pub(crate) use find_key::with_formers;
#[doc(hidden)]
pub use find_key::{find_key, lookup};
pub use item_collection::CollectionError;
#[doc(hidden)]
pub use item_collection::{
    CollectionMember, FirstKeyIn, MemberList, MemberName, NoKeyIn, VisitMembers, Visitor,
    field_of_collection, from_rows, item_collection, member, table_of_collection,
};
#[doc(hidden)]
pub use lookup::Lookup;
pub use traits::KeyMatch;
#[doc(hidden)]
pub use traits::{Claims, Compare, EntityOf};

// Documented in the root.
#[doc(hidden)]
pub use find_key::UnknownKey;
#[doc(hidden)]
pub use item_collection::ItemCollection;
#[doc(hidden)]
pub use traits::{HasTenants, Table};
