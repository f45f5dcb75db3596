//! Entities that a batch refuses, because batches have no conditions.

use crate::aws::{Error, InvalidRequest, Item};
use crate::schema::{EntitySchema, Message, TableSchema};

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
