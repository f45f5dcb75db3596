//! Checks that an entity can still be read after an update.

use alloc::format;
use alloc::string::{String, ToString};

use aws_sdk_dynamodb::types::AttributeValue;

use super::actions::{Action, Change};
use super::changes::Changes;
use crate::aws::attribute::{Term, is_equal};
use crate::aws::item::encode::display;
use crate::aws::{Error, InvalidRequest};

impl Changes {
    /// Checks that the entity can read the values that the caller sets, and does not need those that they remove.
    pub(super) fn require_readable(&self) -> Result<(), Error> {
        self.given.iter().try_for_each(|attribute| match self.set.get(attribute) {
            Some(value) => self.check_readable(attribute, value),
            None => self.check_optional(attribute),
        })
    }

    /// Refuses a value that the entity could not read.
    pub(super) fn check_readable(
        &self,
        attribute: &str,
        value: &AttributeValue,
    ) -> Result<(), Error> {
        match (self.code.check_field)(attribute, Some(value)).refusal() {
            Some(reason) => Err(self.unreadable(attribute, reason)),
            None => Ok(()),
        }
    }

    /// Refuses to remove an attribute that the entity needs.
    pub(super) fn check_optional(&self, attribute: &str) -> Result<(), Error> {
        let serde = &self.code.serde;
        if serde.defaulted.contains(&attribute) {
            return Ok(());
        }
        let required = serde.read_by_function.contains(&attribute)
            || (self.code.check_field)(attribute, None).refusal().is_some();
        if required {
            let (entity, attribute) = (self.entity.name, attribute.to_string());
            return Err(InvalidRequest::Required { entity, attribute }.into());
        }
        Ok(())
    }

    /// Refuses to leave out a value of a field that serde then reads as another one.
    pub(super) fn require_missing_reads_as(
        &self,
        attribute: &str,
        value: &AttributeValue,
    ) -> Result<(), Error> {
        self.require_default(attribute, (self.code.default_of)(attribute), value)
    }

    /// The same for a typed change, also of an attribute that is inside another one.
    pub(super) fn require_left_out_is_read(&self, action: &Action) -> Result<(), Error> {
        match &action.change {
            Change::Set(Term::Skipped(value)) | Change::SetIfMissing(Term::Skipped(value)) => {
                self.require_default(&action.path.to_string(), action.path.default_value(), value)
            }
            _ => Ok(()),
        }
    }

    /// Requires that a default, if it is known, is this value.
    fn require_default(
        &self,
        attribute: &str,
        default: Option<AttributeValue>,
        value: &AttributeValue,
    ) -> Result<(), Error> {
        match default.filter(|default| !is_equal(default, value)) {
            Some(other) => {
                let reason = format!("serde reads {} where it is missing", display(&other));
                Err(self.unreadable(attribute, reason))
            }
            None => Ok(()),
        }
    }

    pub(super) fn unreadable(&self, attribute: &str, reason: String) -> Error {
        let (entity, attribute) = (self.entity.name, attribute.to_string());
        InvalidRequest::Unreadable { entity, attribute, reason }.into()
    }
}
