//! Selections of a query: the items of one entity, or everything in their partition.

use core::fmt;
use core::marker::PhantomData;

use crate::schema::IndexKeySchema;

/// Selects the items of the entity `E`. Others in the range are skipped.
pub struct One<E>(PhantomData<fn() -> E>);

/// Selects every item in the partition of an `E`, as the table's enum.
pub struct Collection<E>(PhantomData<fn() -> E>);

/// A selection that starts from one entity.
pub trait Selection {
    /// The entity.
    type Entity;

    /// Whether the query reads the whole partition.
    #[doc(hidden)]
    const WHOLE_PARTITION: bool;
}

impl<E> Selection for One<E> {
    type Entity = E;
    const WHOLE_PARTITION: bool = false;
}

impl<E> Selection for Collection<E> {
    type Entity = E;
    const WHOLE_PARTITION: bool = true;
}

/// Selects every item of a table, as the table's enum.
#[derive(Debug)]
pub struct Everything;

/// A scan of an index for the items of the entity `E`.
///
/// Made by a generated function such as `Game::scan_open_games()` and read by a client's `scan_index`.
pub struct IndexScan<E> {
    index: &'static IndexKeySchema,
    entity: PhantomData<fn() -> E>,
}

impl<E> IndexScan<E> {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(index: &'static IndexKeySchema) -> Self {
        Self { index, entity: PhantomData }
    }

    /// The identifier under which the table declares the index.
    #[must_use]
    pub const fn index(&self) -> &'static str {
        self.index.index
    }
}

impl<E> fmt::Debug for One<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("One")
    }
}

impl<E> fmt::Debug for Collection<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Collection")
    }
}

impl<E> fmt::Debug for IndexScan<E> {
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
    }
}
