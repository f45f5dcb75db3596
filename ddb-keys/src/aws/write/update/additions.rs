//! Additions to numbers and sets.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change};
use super::changes::Changes;
use super::number_range::{UnknownRange, guard_of_addition, guard_of_field};
use crate::aws::Error;
use crate::aws::InvalidRequest;
use crate::aws::attribute::{NumberRange, Path, StoredDefault};
use crate::aws::write::expected_version::Expected;

impl Changes {
    /// Adds a number, or the elements of a set. The sum must be a number that the field can store.
    pub(in crate::aws) fn add(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        self.check_addable(attribute)?;
        let default = (self.code.default_of)(attribute);
        let default = default.map(|default| StoredDefault::Known(Box::new(default)));
        let path = Path { default, ..Path::of(attribute.to_owned()) };
        let beside = self.names_beside(attribute, Some(&value)).into_iter().map(Cow::Borrowed);
        self.absent.extend(beside);
        let fits = |value: &AttributeValue| {
            (self.code.check_field)(attribute, Some(value)).refusal().is_none()
        };
        match &value {
            AttributeValue::N(_) => {
                let guard = guard_of_field(&path, &value, fits);
                let guard = guard.map_err(|UnknownRange| {
                    let reason = String::from("what the sum is cannot be known; set the new value");
                    self.unreadable(attribute, reason)
                })?;
                self.guards.extend(guard);
            }
            _ => self.check_readable(attribute, &value)?,
        }
        self.act(Action { path, change: Change::Add(value) })
    }

    /// Adds a value to an attribute that has room for it.
    pub(super) fn add_within_range(
        &mut self,
        attribute: &str,
        value: AttributeValue,
    ) -> Result<(), Error> {
        self.require_no_alias(attribute);
        match self.add.insert(Cow::Owned(attribute.to_owned()), value) {
            Some(_) => Err(self.disagreement(attribute)),
            None => Ok(()),
        }
    }

    /// Checks that no index key is made from an attribute that is added to.
    pub(super) fn check_addable(&self, attribute: &str) -> Result<(), Error> {
        let field = self.checked_field(attribute)?;
        if let Some(key) = field.and_then(|field| self.keys_fed_by(field).next()) {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(InvalidRequest::AddedToKeyPart { entity, attribute, key: key.name }.into());
        }
        Ok(())
    }

    /// Counts the write in the entity's version.
    pub(in crate::aws) fn raise_version(
        &mut self,
        expected: Option<&Expected>,
    ) -> Result<(), Error> {
        let Some(version) = self.entity.version else { return Ok(()) };
        let last = self.entity.last_version;
        let next = expected.and_then(Expected::next_of_aliases).filter(|next| *next <= last);
        if let Some(next) = next {
            self.forget_aliases(version.attribute);
            return self.write(version.attribute, AttributeValue::N(next.to_string()));
        }
        if last < u64::MAX {
            let (one, path) = (AttributeValue::N("1".into()), Path::of(version.attribute));
            self.guards.extend(guard_of_addition(
                NumberRange::Integers(0, last.into()),
                &path,
                &one,
            ));
        }
        self.add_within_range(version.attribute, AttributeValue::N("1".into()))
    }
}
