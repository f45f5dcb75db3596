//! Optimistic locking: `#[entity(version = field)]`.

use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::InvalidRequest;
use crate::aws::request::expression::Expression;
use crate::aws::{Error, Item};
use crate::schema::EntitySchema;

/// The version that a write expects to find: a write count, which every write raises by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::aws) struct Expected {
    attribute: &'static str,
    version: u64,
}

impl Expected {
    /// The version of an item that is about to be written; the item gets the next one.
    pub(in crate::aws) fn in_item(
        schema: &EntitySchema,
        item: &mut Item,
    ) -> Result<Option<Self>, Error> {
        let Some(field) = schema.version else { return Ok(None) };
        let attribute = field.attribute;
        let stored = match item.get(attribute) {
            Some(AttributeValue::N(number)) => number.parse::<u64>().ok(),
            None | Some(AttributeValue::Null(_)) => Some(0),
            Some(_) => None,
        };
        let refused = |reason: &str| {
            let (name, reason) = (attribute.to_string(), String::from(reason));
            Err(InvalidRequest::Value { name, reason }.into())
        };
        let Some(version) = stored else { return refused("a version is an unsigned integer") };
        let next = version.checked_add(1).filter(|next| *next <= schema.last_version);
        let Some(next) = next else { return refused("its type holds no greater version") };
        item.insert(attribute.to_string(), AttributeValue::N(next.to_string()));
        Ok(Some(Self { attribute, version }))
    }

    /// A version that the caller has read.
    pub(in crate::aws) fn given(schema: &EntitySchema, version: u64) -> Result<Self, Error> {
        match schema.version {
            Some(field) => Ok(Self { attribute: field.attribute, version }),
            None => Err(InvalidRequest::NoVersion { entity: schema.name }.into()),
        }
    }

    /// The condition. An item that was never written has version 0.
    pub(in crate::aws) fn condition(&self, expression: &mut Expression) {
        let name = expression.own_name(self.attribute);
        let value = expression.own_value(AttributeValue::N(self.version.to_string()));
        if self.version == 0 {
            expression.clause(&["attribute_not_exists(", &name, ") OR ", &name, " = ", &value]);
        } else {
            expression.clause(&[&name, " = ", &value]);
        }
    }

    /// The version after this one.
    pub(in crate::aws) fn next(&self) -> u64 {
        self.version.saturating_add(1)
    }

    /// Whether a stored item has the version after this one.
    pub(in crate::aws) fn precedes(&self, item: &Item) -> bool {
        self.stored(item) == Some(self.next())
    }

    /// Whether a stored item has this version.
    pub(in crate::aws) fn is_of(&self, item: &Item) -> bool {
        match item.get(self.attribute) {
            Some(AttributeValue::N(_)) => self.stored(item) == Some(self.version),
            _ => self.version == 0,
        }
    }

    fn stored(&self, item: &Item) -> Option<u64> {
        match item.get(self.attribute) {
            Some(AttributeValue::N(version)) => version.parse().ok(),
            _ => None,
        }
    }
}
