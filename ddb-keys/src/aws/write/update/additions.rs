//! Additions to numbers and sets.

use alloc::borrow::ToOwned;
use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::{Changes, Whole};
use super::number_range::guard_of_addition;
use crate::aws::attribute::Path;
use crate::aws::item::stored_entity::aliases_of;
use crate::aws::write::expected_version::Expected;
use crate::aws::write::guarded::Guarded;
use crate::aws::{Error, InvalidRequest};

impl Changes {
    /// Adds a number, or the elements of a set.
    pub(in crate::aws) fn add(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        if let Some(key) = field.and_then(|field| self.keys_fed_by(field).next()) {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(InvalidRequest::AddedToKeyPart { entity, attribute, key: key.name }.into());
        }
        self.change(attribute.to_owned(), Whole::Add(value))
    }

    /// Raises the version of an entity that counts versions, which must not be its last one.
    pub(in crate::aws) fn raise_version(
        &mut self,
        expected: Option<&Expected>,
    ) -> Result<(), Error> {
        let Some(version) = self.entity.version else { return Ok(()) };
        let last = self.entity.last_version;
        let next = expected.and_then(Expected::next_of_aliases).filter(|next| *next <= last);
        if let Some(next) = next {
            let next = AttributeValue::N(next.to_string());
            return self.change(version.attribute, Whole::Set(next));
        }
        // An item has the version under one of its names.
        let older = aliases_of(self.code.serde.aliases, version.attribute);
        self.guards.extend(older.map(Guarded::absent));
        if last < u64::MAX {
            let path = Path::of(version.attribute);
            self.keep_in_range(&path, guard_of_addition(Some((0, last.into())), &path, 1));
        }
        self.change(version.attribute, Whole::Add(AttributeValue::N("1".into())))
    }
}
