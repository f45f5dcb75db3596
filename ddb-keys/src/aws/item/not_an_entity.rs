//! Lists, options and results in the place of an entity, about which the compiler says more than that they are not entities.
//!
//! They implement [`VariantOf`] under a condition that never holds, and all that an entity is follows from the condition: the
//! compiler then shows the first bound that fails, and none after it.

use alloc::vec::Vec;

use crate::key::Entity;
use crate::table::VariantOf;

/// Every entity. It stands before [`EntityOf`](crate::table::EntityOf), which implies it.
#[diagnostic::on_unimplemented(
    message = "expected one entity, found a list: `{Self}`",
    label = "write `table.batch_write(&list)`, or in a batch `.put_iter(list)`, which takes the list by value",
    note = "up to 100 writes that succeed or fail together are a `table.transact_write((…))`"
)]
pub trait NotAList: OneItem {}

#[diagnostic::do_not_recommend]
impl<E: OneItem> NotAList for E {}

/// Implemented for each entity. [`NotAList`] is a separate trait, because then the compiler does not list the entities.
pub trait OneItem {}

/// Every entity. It stands before [`EntityOf`](crate::table::EntityOf), which implies it.
#[diagnostic::on_unimplemented(
    message = "expected an entity, found `{Self}`",
    label = "expected the entity inside: `if let Some(entity) = &option`, or `&result?`",
    note = "the rows of a query's stream are results: take them one by one, `while let Some(order) = rows.try_next().await?`, or write all of \
            them, `table.batch().put_stream(rows)`"
)]
pub trait NotAnOption: CertainItem {}

#[diagnostic::do_not_recommend]
impl<E: CertainItem> NotAnOption for E {}

/// Implemented for each entity, as [`OneItem`].
pub trait CertainItem {}

/// Implemented by nothing.
pub trait NeverAnEntity: Entity + Send + 'static {}

/// Implemented by nothing. The compiler shows the failure that it finds first, so [`EntityOf`](crate::table::EntityOf) takes as many steps as [`NotAList`].
pub trait NeverOfATable: Entity + Send + 'static {}

impl<E: NeverAnEntity> NeverOfATable for E {}

macro_rules! not_an_entity {
    ($([$($generics:tt)*] $ty:ty: $trait:ident;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> $trait for $ty where Self: NeverAnEntity {}

        #[diagnostic::do_not_recommend]
        impl<T, $($generics)*> VariantOf<T> for $ty
        where
            Self: NeverOfATable,
        {
            // Unknown, as of every type that is not an entity.
            type OfTheTable = Self::Versioning;

            const POSITION: usize = 0;

            fn into_row(self) -> T {
                unreachable!()
            }

            fn of(_: &T) -> Option<&Self> {
                None
            }

            fn from_row(row: T) -> Result<Self, T> {
                Err(row)
            }
        }
    )*};
}

not_an_entity! {
    [E] Vec<E>: OneItem;
    [E, const N: usize] [E; N]: OneItem;
    [E] Option<E>: CertainItem;
    [E, F] Result<E, F>: CertainItem;
}
