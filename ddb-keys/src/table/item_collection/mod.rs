//! Item collections: structs whose fields are the items of one partition.

mod member;

use core::fmt;

use crate::key::Entity;
use crate::query::{Collection, Extent, Members, Selection};
use crate::schema::{CollectionSchema, MemberSchema};
use crate::table::check::has_strangers;
use crate::table::{EntityOf, Table};

pub use member::{
    CollectionMember, FirstKeyIn, MemberList, MemberName, NoKeyIn, VisitMembers, Visitor,
};

/// A struct whose fields are the items of one partition: an order with its lines, a game with its players.
///
/// Implement it with [`#[derive(ItemCollection)]`](derive@crate::ItemCollection), whose page lists the attributes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an item collection",
    label = "not an item collection",
    note = "items of one entity, such as a `Vec` of them, are written by `table.batch_write(&items)`",
    note = "an item collection is a struct with `#[derive(ItemCollection)]`, whose fields are items of one partition"
)]
pub trait ItemCollection: Sized + 'static {
    /// The table that contains the members.
    type Table: Table;

    /// The builder that `query` returns: it has a method for each part of the partition key.
    type Query;

    /// The members as data.
    #[doc(hidden)]
    const SCHEMA: &'static CollectionSchema;

    /// The types of the fields: `(First, (Second, ()))`.
    #[doc(hidden)]
    type Members: MemberList<Self::Table>;

    #[doc(hidden)]
    fn from_members(members: Self::Members) -> Self;

    #[doc(hidden)]
    fn members(&self) -> <Self::Members as MemberList<Self::Table>>::Refs<'_>;
}

impl<C: ItemCollection> Selection for Members<C> {
    type Entity = <C::Members as MemberList<C::Table>>::First;
    type Partition = Collection<Self::Entity>;
    const EXTENT: Extent = Extent::OfMembers(C::SCHEMA);
}

/// The schema of an item collection.
#[must_use]
pub const fn item_collection<T: Table>(
    name: &'static str,
    index: Option<&'static str>,
    members: &'static [MemberSchema],
) -> CollectionSchema {
    let collection =
        CollectionSchema { name, table: T::SCHEMA, index, members, has_strangers: false };
    CollectionSchema { has_strangers: has_strangers(&collection), ..collection }
}

/// Requires that the table of an item collection is one.
pub const fn table_of_collection<T: Table>() {}

/// Requires that a field of an item collection of the table `T` is a member.
pub const fn field_of_collection<T, M: CollectionMember<T>>() {}

/// A field of an item collection.
#[must_use]
pub const fn member<T: Table, M: CollectionMember<T>>(name: &'static str) -> MemberSchema {
    MemberSchema {
        name,
        entity: <M::Entity as Entity>::SCHEMA,
        position: <M::Entity as EntityOf<T>>::POSITION,
        occurrence: M::OCCURRENCE,
    }
}

/// Makes a collection of the rows of one partition. `None` if no row is of a member.
pub fn from_rows<C: ItemCollection>(
    rows: impl IntoIterator<Item = C::Table>,
) -> Result<Option<C>, CollectionError> {
    let mut slots = <C::Members as MemberList<C::Table>>::Slots::default();
    let mut is_empty = true;
    for row in rows {
        match C::Members::take(&mut slots, row) {
            Ok(taken) => is_empty &= !taken,
            Err(member) => return Err(CollectionError::repeated(C::SCHEMA, member)),
        }
    }
    if is_empty {
        return Ok(None);
    }
    match C::Members::finish(slots) {
        Ok(members) => Ok(Some(C::from_members(members))),
        Err(member) => Err(CollectionError::missing(C::SCHEMA, member)),
    }
}

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
    /// let text = "`Talk` has room for one `Room` in `room`, \
    ///     but the partition has several: use a `Vec`";
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
    fn missing(schema: &CollectionSchema, position: usize) -> Self {
        let (collection, member, entity) = names(schema, position);
        Self::Missing { collection, member, entity }
    }

    fn repeated(schema: &CollectionSchema, position: usize) -> Self {
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
