//! The entities that a batch can write. Batches have no conditions, so they cannot check what they overwrite.

use crate::aws::{Error, InvalidRequest, Item, Unversioned};
use crate::schema::{EntitySchema, Message, TableSchema};

/// The versioning of an entity, if it lets a batch write the entity.
#[diagnostic::on_unimplemented(
    message = "`{E}` counts versions, and a batch cannot check them",
    label = "a batch would overwrite any version",
    note = "up to 100 items are written by a transaction: `table.transact_write(list.iter().map(|item| table.put(item)).collect::<Vec<_>>())`",
    note = "if what is stored may be lost, write `batch = batch.overwrite(item)` for each, where `batch` is `table.batch()`"
)]
pub trait UseATransactionOrOverwrite<E> {
    #[doc(hidden)]
    type Shown;
}

#[diagnostic::do_not_recommend]
impl<E, V: Overwritten> UseATransactionOrOverwrite<E> for V {
    type Shown = ();
}

/// The requirement of [`UseATransactionOrOverwrite`].
pub trait Overwritten {}

impl Overwritten for Unversioned {}

/// Refuses at compile time an entity whose keys may belong to another entity's items.
pub(in crate::aws) const fn check_own_keys(table: &TableSchema, entity: &EntitySchema) {
    if table.shares_keys(entity.name) {
        Message::new()
            .push("`")
            .push(entity.name)
            .push(
                "` shares keys with another entity, and a batch cannot check whose item it writes\n\
                 help: write it by itself or in a transaction",
            )
            .fail()
    }
}

/// Refuses an item of an entity that is known only now.
pub(in crate::aws) fn check_any(
    table: &TableSchema,
    entity: Option<&EntitySchema>,
    item: Item,
    any_version: bool,
) -> Result<Item, Error> {
    match entity {
        Some(entity)
            if table.shares_keys(entity.name) || (entity.version.is_some() && !any_version) =>
        {
            Err(InvalidRequest::NotInBatch { entity: entity.name }.into())
        }
        _ => Ok(item),
    }
}
