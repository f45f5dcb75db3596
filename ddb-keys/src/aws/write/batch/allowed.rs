//! The entities that a batch can write. Batches have no conditions, so they cannot check what they overwrite.

use crate::aws::{EntityOf, Error, InvalidRequest, Item, StoredEntity, Unversioned};
use crate::schema::{EntitySchema, Message, TableSchema};

/// An entity of the table `T` that a batch can write, because it counts no versions. A generic function that writes lists of entities uses
/// it as its bound, beside `Serialize`.
///
/// ```
/// use ddb_keys::Table;
/// use ddb_keys::aws::{Client, Error, UnversionedEntityOf};
/// use serde::Serialize;
///
/// async fn import<T: Table, E>(table: &Client<T>, entities: &[E]) -> Result<(), Error>
/// where
///     E: UnversionedEntityOf<T> + Serialize,
/// {
///     table.batch_write(entities).await
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an entity of the table `{T}` that a batch can write: one without versions",
    label = "not such an entity",
    note = "a batch cannot check versions; up to 100 items are written by a transaction: \
            `table.transact_write(list.iter().map(|item| table.put(item))).await?`",
    note = "if what is stored may be lost, write `batch = batch.overwrite(&item)` for each, where `batch` is `table.batch()`",
    note = "a generic function requires `E: ddb_keys::aws::UnversionedEntityOf<T>`, and `E: Serialize`"
)]
pub trait UnversionedEntityOf<T>: EntityOf<T> + StoredEntity<Versioning = Unversioned> {}

#[diagnostic::do_not_recommend]
impl<T, E: EntityOf<T> + StoredEntity<Versioning = Unversioned>> UnversionedEntityOf<T> for E {}

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
