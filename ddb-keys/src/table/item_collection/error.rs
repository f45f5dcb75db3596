//! Why rows do not make up an item collection.

use core::fmt;

use crate::schema::CollectionSchema;

/// Rows of a partition that do not make up an item collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum CollectionError {
    /// A field that is an entity has no item, although other fields have some.
    ///
    /// ```
    /// use ddb_keys::table::CollectionError;
    ///
    /// let error = CollectionError::Missing { collection: "Talk", member: "room", entity: "Room" };
    /// let text = "`Talk` lacks `room`: the partition has other members, but no `Room`";
    /// assert_eq!(error.to_string(), text);
    /// ```
    Missing {
        /// The struct.
        collection: &'static str,
        /// The field.
        member: &'static str,
        /// Its entity.
        entity: &'static str,
    },
    /// A field that is an entity or an `Option` has more than one item.
    ///
    /// ```
    /// use ddb_keys::table::CollectionError;
    ///
    /// let error = CollectionError::Repeated { collection: "Talk", member: "room", entity: "Room" };
    /// let text = "`Talk` has room for one `Room` in `room`, but the partition has several: use a `Vec`";
    /// assert_eq!(error.to_string(), text);
    /// ```
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
                write!(
                    f,
                    "`{collection}` has room for one `{entity}` in `{member}`, but the partition has several: use a `Vec`"
                )
            }
        }
    }
}

impl core::error::Error for CollectionError {}

#[cfg(test)]
mod tests {
    use super::CollectionError;
    use crate::texts::texts;

    #[test]
    fn each_error_says_what_the_partition_has() {
        let (collection, member, entity) = ("Talk", "room", "Room");
        texts! {
            CollectionError:
            Missing, CollectionError::Missing { collection, member, entity } =>
                "`Talk` lacks `room`: the partition has other members, but no `Room`";
            Repeated, CollectionError::Repeated { collection, member, entity } =>
                "`Talk` has room for one `Room` in `room`, but the partition has several: use a `Vec`";
        }
    }
}
