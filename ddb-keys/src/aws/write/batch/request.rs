//! One write of a batch, and the entities that a batch can write. Batches have no conditions, so they cannot check what they overwrite.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;

use aws_sdk_dynamodb::types::{DeleteRequest, PutRequest, WriteRequest};

use crate::aws::item::identify::with_unique_values;
use crate::aws::item::key::{check_own, key_item, stored_key};
use crate::aws::item::size::{MAX_ITEM, item_size, json_size};
use crate::aws::write::version::ExpectedVersion;
use crate::aws::{
    EntityOf, Error, InvalidRequest, Item, ItemError, StoredEntity, TableItems, Unwritten,
};
use crate::key::Key;
use crate::schema::EntitySchema;
use crate::table::Table;

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
pub trait UnversionedEntityOf<T>: EntityOf<T> + StoredEntity<Version = ()> {}

#[diagnostic::do_not_recommend]
impl<T, E: EntityOf<T> + StoredEntity<Version = ()>> UnversionedEntityOf<T> for E {}

/// The maximum number of writes in one request.
pub(super) const MAX_WRITES: usize = 25;
/// The maximum length of a request as JSON, in bytes, with room for the text around the items.
pub(super) const MAX_BYTES: usize = 16_000_000;
/// The bytes of JSON around an item: `{"DeleteRequest":{"Item":…}},`
const ENVELOPE: usize = 40;

/// A write, with the values that are needed repeatedly while batches are assembled.
pub(super) struct Write {
    pub(super) request: WriteRequest,
    /// The key of its item.
    pub(super) key: Option<Arc<Key>>,
    /// The bytes of its JSON.
    pub(super) bytes: usize,
}

impl Write {
    pub(super) fn of<T: Table>(request: WriteRequest) -> Self {
        let put = request.put_request().map(PutRequest::item);
        let attributes = put.or_else(|| request.delete_request().map(DeleteRequest::key));
        let key = attributes.and_then(|attributes| stored_key(attributes, T::SCHEMA));
        let key = key.map(Arc::new);
        let bytes = ENVELOPE + attributes.map_or(0, json_size);
        Self { request, key, bytes }
    }

    /// Why DynamoDB would refuse this write because of its size.
    pub(super) fn too_large(&self) -> Option<String> {
        // An item takes more bytes as JSON than it does in the table.
        if self.bytes <= MAX_ITEM {
            return None;
        }
        let size = item_size(self.request.put_request()?.item());
        (size > MAX_ITEM)
            .then(|| format!("the item has {size} bytes, and DynamoDB stores at most {MAX_ITEM}"))
    }

    /// Gives the write back to the caller.
    pub(super) fn unwritten(self, reason: &str) -> Option<Unwritten> {
        let reason = reason.to_string();
        match (self.request.put_request, self.request.delete_request) {
            (Some(put), _) => Some(Unwritten::Put { item: put.item, reason }),
            (None, Some(delete)) => Some(Unwritten::Delete { key: delete.key, reason }),
            (None, None) => None,
        }
    }
}

/// The write of an entity that was encoded as an item.
pub(super) fn put_entity<E: StoredEntity>(
    item: Result<Item, ItemError>,
) -> Result<WriteRequest, Error> {
    put_request(item?, Some(E::SCHEMA))
}

/// The write of an item of an entity that is known only now.
pub(super) fn put_any<T: TableItems>(item: Item, any_version: bool) -> Result<WriteRequest, Error> {
    let entity = T::entity_of(&item).ok().or_else(|| with_unique_values::<T>(&item));
    match entity {
        Some(entity)
            if !T::SCHEMA.writes_in_batches(entity)
                || (entity.version.is_some() && !any_version) =>
        {
            Err(InvalidRequest::NotInBatch { entity: entity.name }.into())
        }
        _ => put_request(item, entity),
    }
}

/// The deletion of an item of an entity that is known only now, by its key alone: the rest need not be one that could be written.
pub(super) fn delete_any<T: TableItems>(row: &T) -> Result<WriteRequest, Error> {
    let Some((position, key)) = row.primary_key() else {
        let item = row.to_item()?;
        refuse_unique_values::<T>(&item)?;
        let key = stored_key(&item, T::SCHEMA);
        return delete(key.map(|key| key_item(T::SCHEMA, key)).unwrap_or_default());
    };
    match T::SCHEMA.entities.get(position) {
        // The row does not say whether it was read from under a former key, which several items may have had.
        Some(entity) if !T::SCHEMA.writes_in_batches(entity) || !entity.formers.is_empty() => {
            Err(InvalidRequest::NotInBatch { entity: entity.name }.into())
        }
        entity => {
            let key = key_item(T::SCHEMA, key?);
            entity.map_or(Ok(()), |entity| check_own::<T>(&key, entity))?;
            delete(key)
        }
    }
}

/// The deletion of whatever lies under a key.
pub(super) fn delete_raw<T: Table>(key: Item) -> Result<WriteRequest, Error> {
    refuse_unique_values::<T>(&key)?;
    delete(key)
}

/// Refuses a key whose item could have unique values.
fn refuse_unique_values<T: Table>(key: &Item) -> Result<(), InvalidRequest> {
    match with_unique_values::<T>(key) {
        Some(EntitySchema { name: entity, .. }) => Err(InvalidRequest::NotInBatch { entity }),
        None => Ok(()),
    }
}

pub(super) fn delete(key: Item) -> Result<WriteRequest, Error> {
    let delete = DeleteRequest::builder().set_key(Some(key)).build();
    Ok(WriteRequest::builder().delete_request(delete.map_err(Error::sdk)?).build())
}

/// The write of an item. If its entity counts versions, the item gets the next one.
fn put_request(
    mut item: Item,
    entity: Option<&'static EntitySchema>,
) -> Result<WriteRequest, Error> {
    if let Some(entity) = entity {
        ExpectedVersion::in_item(entity, &mut item)?;
    }
    let put = PutRequest::builder().set_item(Some(item)).build();
    Ok(WriteRequest::builder().put_request(put.map_err(Error::sdk)?).build())
}
