//! An item as a stream record has it.

use alloc::string::{String, ToString};

use serde::de::{Deserialize, Deserializer};

use super::buffered::Json;
use crate::aws::item::codec::{TableItems, from_item};
use crate::aws::item::key::stored_key;
use crate::aws::{Item, ItemError};
use crate::key::Key;

/// Every table, as a bound for those who read a change. It has no supertrait, because the compiler would show two lines more; the message is
/// that of [`TableItems`].
pub trait StreamedTable: Sized {
    #[doc(hidden)]
    type Shown;

    /// Reads the attributes of an image as the entity that they belong to.
    #[doc(hidden)]
    fn read(attributes: Item) -> Result<Self, ItemError>;

    /// Returns the primary key among the attributes.
    #[doc(hidden)]
    fn key_among(attributes: &Item) -> Option<Key>;
}

#[diagnostic::do_not_recommend]
impl<T: TableItems> StreamedTable for T {
    type Shown = ();

    fn read(attributes: Item) -> Result<Self, ItemError> {
        from_item(attributes)
    }

    fn key_among(attributes: &Item) -> Option<Key> {
        stored_key(attributes, T::SCHEMA)
    }
}

/// An image of an item, which is read when it is asked for.
#[derive(Debug, Default)]
pub(super) enum Image {
    /// The record does not have it.
    #[default]
    Absent,
    /// Its attributes.
    Attributes(Item),
    /// An attribute is not in the shape that DynamoDB gives it.
    Malformed(String),
}

impl Image {
    /// The image of an item, which has attributes.
    pub(super) fn of(item: Option<impl Into<serde_dynamo::Item>>) -> Self {
        let item = item.map(|item| Item::from(item.into()));
        item.filter(|item| !item.is_empty()).map_or(Self::Absent, Self::Attributes)
    }

    pub(super) fn attributes(&self) -> Option<&Item> {
        match self {
            Self::Attributes(item) => Some(item),
            Self::Absent | Self::Malformed(_) => None,
        }
    }

    /// Reads the image as the entity that it belongs to.
    pub(super) fn read<T: StreamedTable>(&self) -> Result<Option<T>, ItemError> {
        match self {
            Self::Absent => Ok(None),
            Self::Attributes(item) => T::read(item.clone()).map(Some),
            Self::Malformed(reason) => Err(ItemError::Malformed { reason: reason.clone() }),
        }
    }
}

impl<'de> Deserialize<'de> for Image {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let item = serde_dynamo::Item::deserialize(Json::deserialize(deserializer)?);
        Ok(item
            .map_or_else(|error| Self::Malformed(error.to_string()), |item| Self::of(Some(item))))
    }
}
