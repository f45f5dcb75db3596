//! One write of a batch.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};

use aws_sdk_dynamodb::error::BuildError;
use aws_sdk_dynamodb::types::{AttributeValue, DeleteRequest, PutRequest, WriteRequest};

use super::allowed::check_any;
use crate::aws::item::identify::identify;
use crate::aws::item::size::{item_size, json_bound, json_size};
use crate::aws::write::expected_version::Expected;
use crate::aws::{EntityOf, StoredEntity, Unwritten};
use crate::aws::{Error, Item, ItemError, item_key};
use crate::key::KeyOf;
use crate::schema::{EntitySchema, TableSchema};
use crate::table::Table;

/// The maximum number of writes in one request.
pub(super) const MAX_WRITES: usize = 25;
/// The maximum length of a request as JSON, in bytes, with room for the text around the items.
pub(super) const MAX_BYTES: usize = 16_000_000;
/// The maximum size of an item, in bytes.
const MAX_ITEM: usize = 409_600;
/// Writes up to this size need not be measured: a full batch of them is small enough.
const SMALL: usize = MAX_BYTES / MAX_WRITES;
/// The bytes of JSON around an item: `{"DeleteRequest":{"Item":…}},`
const ENVELOPE: usize = 40;

/// A write, with the values that are needed repeatedly while batches are assembled.
pub(super) struct Write {
    pub(super) request: WriteRequest,
    /// At least the bytes of its JSON.
    pub(super) bytes: usize,
    /// The hash of its key.
    pub(super) hash: u64,
}

/// Measures and compares the writes of one table.
#[derive(Clone)]
pub(super) struct Scale {
    table: &'static TableSchema,
    random: RandomState,
}

impl Scale {
    pub(super) fn new(table: &'static TableSchema) -> Self {
        Self { table, random: RandomState::new() }
    }

    pub(super) fn write(&self, request: WriteRequest) -> Write {
        let (mut bytes, mut hasher) = (ENVELOPE, self.random.build_hasher());
        if let Some((_, item)) = kind_and_attributes(&request) {
            let bound = json_bound(item);
            bytes += if ENVELOPE + bound <= SMALL { bound } else { json_size(item) };
            // Comparing the few names of an item costs less than looking up each name of the key.
            let value = |name: &str| item.iter().find(|(other, _)| *other == name);
            for (_, value) in [self.table.pk].into_iter().chain(self.table.sk).filter_map(value) {
                match value {
                    AttributeValue::S(text) | AttributeValue::N(text) => text.hash(&mut hasher),
                    AttributeValue::B(bytes) => bytes.as_ref().hash(&mut hasher),
                    _ => {}
                }
            }
        }
        Write { request, bytes, hash: hasher.finish() }
    }

    pub(super) fn writes(&self, requests: impl IntoIterator<Item = WriteRequest>) -> Vec<Write> {
        requests.into_iter().map(|request| self.write(request)).collect()
    }

    /// Whether two writes are of the same item.
    pub(super) fn is_same(&self, one: &Write, other: &Write) -> bool {
        if one.hash != other.hash {
            return false;
        }
        let items = kind_and_attributes(&one.request).zip(kind_and_attributes(&other.request));
        let Some(((_, one), (_, other))) = items else { return false };
        let same = |name: &str| one.get(name).is_some_and(|value| other.get(name) == Some(value));
        same(self.table.pk) && self.table.sk.is_none_or(same)
    }
}

impl Write {
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

/// The kind of a write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Put,
    Delete,
}

impl Kind {
    /// The write of an item, or of the item under a key.
    pub(super) fn request(self, attributes: Item) -> Result<WriteRequest, BuildError> {
        let (attributes, request) = (Some(attributes), WriteRequest::builder());
        let request = match self {
            Self::Put => request.put_request(PutRequest::builder().set_item(attributes).build()?),
            Self::Delete => {
                request.delete_request(DeleteRequest::builder().set_key(attributes).build()?)
            }
        };
        Ok(request.build())
    }
}

/// The kind of a write, and the item of a put or the key of a delete.
pub(super) fn kind_and_attributes(write: &WriteRequest) -> Option<(Kind, &Item)> {
    match (write.put_request(), write.delete_request()) {
        (Some(put), _) => Some((Kind::Put, put.item())),
        (None, Some(delete)) => Some((Kind::Delete, delete.key())),
        (None, None) => None,
    }
}

/// The write of an entity that was encoded as an item.
pub(super) fn put_entity<E: StoredEntity>(
    item: Result<Item, ItemError>,
) -> Result<WriteRequest, Error> {
    put_request(item?, Some(E::SCHEMA))
}

/// The write of an item of an entity that is known only now.
pub(super) fn put_any<T: Table>(item: Item, any_version: bool) -> Result<WriteRequest, Error> {
    let position = identify::<T>(&item).ok();
    let entity = position.and_then(|at| T::SCHEMA.entities.get(at).copied());
    put_request(check_any(T::SCHEMA, entity, item, any_version)?, entity)
}

/// The deletion of the item under a key.
pub(super) fn delete_entity<T: Table, E: EntityOf<T>>(
    key: &impl KeyOf<E>,
) -> Result<WriteRequest, Error> {
    Kind::Delete.request(item_key::<T, E>(key)?).map_err(built)
}

/// The write of an item. If its entity counts versions, the item gets the next one.
fn put_request(mut item: Item, entity: Option<&EntitySchema>) -> Result<WriteRequest, Error> {
    if let Some(entity) = entity {
        Expected::in_item(entity, &[], &mut item)?;
    }
    Kind::Put.request(item).map_err(built)
}

fn built(error: BuildError) -> Error {
    Error::sdk(aws_sdk_dynamodb::Error::from(error))
}
