//! An item as a stream record has it.

use alloc::string::{String, ToString};

use serde::de::{Deserialize, Deserializer};
use serde_json::Value;

use crate::aws::item::codec::TableItems;
use crate::aws::{Item, ItemError};

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
    pub(super) fn read<T: TableItems>(&self) -> Result<Option<T>, ItemError> {
        match self {
            Self::Absent => Ok(None),
            Self::Attributes(item) => T::from_item(item.clone()).map(Some),
            Self::Malformed(reason) => Err(ItemError::Malformed { reason: reason.clone() }),
        }
    }
}

impl<'de> Deserialize<'de> for Image {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let item = serde_dynamo::Item::deserialize(Value::deserialize(deserializer)?);
        Ok(item
            .map_or_else(|error| Self::Malformed(error.to_string()), |item| Self::of(Some(item))))
    }
}
