//! One write of a batch.

use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::error::BuildError;
use aws_sdk_dynamodb::types::{DeleteRequest, PutRequest, WriteRequest};

use super::allowed::check_any;
use crate::aws::item::key::stored_key;
use crate::aws::item::size::{MAX_ITEM, item_size, json_size};
use crate::aws::write::expected_version::Expected;
use crate::aws::{EntityOf, Error, Item, ItemError, StoredEntity, TableItems, Unwritten, item_key};
use crate::key::{Key, KeyOf};
use crate::schema::EntitySchema;
use crate::table::Table;

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
    pub(super) key: Option<Key>,
    /// The bytes of its JSON.
    pub(super) bytes: usize,
}

impl Write {
    pub(super) fn of<T: Table>(request: WriteRequest) -> Self {
        let put = request.put_request().map(PutRequest::item);
        let attributes = put.or_else(|| request.delete_request().map(DeleteRequest::key));
        let key = attributes.and_then(|attributes| stored_key(attributes, T::SCHEMA));
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
    let entity = T::entity_of(&item).ok();
    put_request(check_any(T::SCHEMA, entity, item, any_version)?, entity)
}

/// The deletion of the item under a key.
pub(super) fn delete_entity<T: Table, E: EntityOf<T>>(
    key: &impl KeyOf<E>,
) -> Result<WriteRequest, Error> {
    delete(item_key::<T, E>(key)?)
}

/// The deletion of an item of an entity that is known only now.
pub(super) fn delete_any<T: TableItems>(item: Item) -> Result<WriteRequest, Error> {
    let mut key = check_any(T::SCHEMA, T::entity_of(&item).ok(), item, true)?;
    key.retain(|name, _| T::SCHEMA.pk == name || T::SCHEMA.sk.is_some_and(|sk| sk == name));
    delete(key)
}

pub(super) fn delete(key: Item) -> Result<WriteRequest, Error> {
    let delete = DeleteRequest::builder().set_key(Some(key)).build();
    Ok(WriteRequest::builder().delete_request(delete.map_err(built)?).build())
}

/// The write of an item. If its entity counts versions, the item gets the next one.
fn put_request(mut item: Item, entity: Option<&EntitySchema>) -> Result<WriteRequest, Error> {
    if let Some(entity) = entity {
        Expected::in_item(entity, &[], &mut item)?;
    }
    let put = PutRequest::builder().set_item(Some(item)).build();
    Ok(WriteRequest::builder().put_request(put.map_err(built)?).build())
}

fn built(error: BuildError) -> Error {
    Error::sdk(aws_sdk_dynamodb::Error::from(error))
}
