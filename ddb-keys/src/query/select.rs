//! Selections of a query: the items of one entity, or everything in their partition.

use core::fmt;
use core::marker::PhantomData;

use crate::schema::{CollectionSchema, IndexKeySchema};

/// Selects the items of the entity `E`. Others in the range are skipped.
pub struct One<E>(PhantomData<fn() -> E>);

/// Selects every item in the partition of an `E`, as the table's enum.
pub struct Collection<E>(PhantomData<fn() -> E>);

/// Selects the items of the item collection `C`. Others in the range are skipped.
pub struct Members<C>(PhantomData<fn() -> C>);

/// Selects what `S` selects, through an index: by the key of the entity that has this number. The first
/// `#[gsi]` or `#[lsi]` of the entity is 1.
///
/// A function that returns such a query names it: `-> impl IntoCondition<Select = Through<One<Game>, 1>>`.
pub struct Through<S, const KEY: usize>(PhantomData<fn() -> S>);

/// Selects what `S` selects, by a former key: only what still lies under one.
pub struct Former<S>(PhantomData<fn() -> S>);

/// An index as a type: a hash of the identifier under which the table declares it.
#[derive(Debug)]
pub struct IndexId<const HASH: u64>;

/// A selection that starts from one entity.
pub trait Selection {
    /// The entity.
    type Entity;

    /// Selects every item in the same partition.
    #[doc(hidden)]
    type Partition: Selection;

    /// How much of the partition the query reads.
    #[doc(hidden)]
    const EXTENT: Extent;
}

/// The extent of a partition that a query reads, beyond the parts that it was given.
#[derive(Debug, Clone, Copy)]
pub enum Extent {
    /// The items of its entity.
    OfEntity,
    /// Every item.
    WholePartition,
    /// The range that covers the members of an item collection.
    OfMembers(&'static CollectionSchema),
}

impl<E> Selection for One<E> {
    type Entity = E;
    type Partition = Collection<E>;
    const EXTENT: Extent = Extent::OfEntity;
}

impl<E> Selection for Collection<E> {
    type Entity = E;
    type Partition = Self;
    const EXTENT: Extent = Extent::WholePartition;
}

impl<S: Selection, const KEY: usize> Selection for Through<S, KEY> {
    type Entity = S::Entity;
    type Partition = Through<S::Partition, KEY>;
    const EXTENT: Extent = S::EXTENT;
}

impl<S: Selection> Selection for Former<S> {
    type Entity = S::Entity;
    type Partition = S::Partition;
    const EXTENT: Extent = S::EXTENT;
}

/// Selects every item of a table, as the table's enum.
#[derive(Debug)]
pub struct Everything;

/// A scan of an index for the items of the entity `E`, by its key that has this number. The first `#[gsi]` or
/// `#[lsi]` is 1.
///
/// Made by a generated function such as `Game::scan_open_games()` and read by a client's `scan_index`.
pub struct IndexScan<E, const KEY: usize> {
    index: &'static IndexKeySchema,
    entity: PhantomData<fn() -> E>,
}

impl<E, const KEY: usize> IndexScan<E, KEY> {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(index: &'static IndexKeySchema) -> Self {
        Self { index, entity: PhantomData }
    }

    /// The identifier under which the table declares the index.
    ///
    /// ```
    /// # use ddb_keys::Entity;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("CHAT#<chat>")]
    /// # #[sk("MSG#<number:04>")]
    /// # #[gsi(ByAuthor, pk = "AUTHOR#<author>", sk = "<number:04>")]
    /// # struct Message { chat: String, author: String, number: u32 }
    /// assert_eq!(Message::scan_by_author().index(), "ByAuthor");
    /// ```
    #[must_use]
    pub const fn index(&self) -> &'static str {
        self.index.index
    }
}

macro_rules! shown {
    ($([$($generics:tt)*] $ty:ty: $name:literal;)+) => {$(
        impl<$($generics)*> fmt::Debug for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($name)
            }
        }
    )+};
}

shown! {
    [E] One<E>: "One";
    [E] Collection<E>: "Collection";
    [C] Members<C>: "Members";
    [S, const KEY: usize] Through<S, KEY>: "Through";
    [S] Former<S>: "Former";
}

impl<E, const KEY: usize> fmt::Debug for IndexScan<E, KEY> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("IndexScan").field("index", &self.index.index).finish()
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn a_selection_is_shown_without_its_entity() {
        assert_eq!(format!("{:?}", One::<()>(PhantomData)), "One");
        assert_eq!(format!("{:?}", Collection::<()>(PhantomData)), "Collection");
        assert_eq!(format!("{:?}", Through::<(), 1>(PhantomData)), "Through");
    }
}
