//! Why rows do not make up an item collection.

use core::fmt;

use crate::schema::CollectionSchema;

/// Rows of a partition that do not make up an item collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CollectionError {
    /// A field that is an entity has no item, although other fields have some.
    Missing {
        /// The struct.
        collection: &'static str,
        /// The field.
        member: &'static str,
        /// Its entity.
        entity: &'static str,
    },
    /// A field that is an entity or an `Option` has more than one item.
    Repeated {
        /// The struct.
        collection: &'static str,
        /// The field.
        member: &'static str,
        /// Its entity.
        entity: &'static str,
    },
}

impl CollectionError {
    pub(super) fn missing(schema: &CollectionSchema, position: usize) -> Self {
        let (collection, member, entity) = names(schema, position);
        Self::Missing { collection, member, entity }
    }

    pub(super) fn repeated(schema: &CollectionSchema, position: usize) -> Self {
        let (collection, member, entity) = names(schema, position);
        Self::Repeated { collection, member, entity }
    }
}

fn names(schema: &CollectionSchema, position: usize) -> (&'static str, &'static str, &'static str) {
    let member = schema.members.get(position);
    member.map_or((schema.name, "", ""), |member| (schema.name, member.name, member.entity.name))
}

impl fmt::Display for CollectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { collection, member, entity } => write!(
                f,
                "`{collection}` lacks `{member}`: the partition has other members, but no `{entity}`"
            ),
            Self::Repeated { collection, member, entity } => {
                write!(f, "`{collection}` has room for one `{entity}` in `{member}`, found several")
            }
        }
    }
}

impl core::error::Error for CollectionError {}
