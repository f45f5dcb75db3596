//! Checks of the values that an update writes, or from which DynamoDB works one out.

use alloc::format;
use alloc::string::ToString;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::{Changes, is_empty};
use crate::aws::attribute::{Computed, Path, Side, Term, is_equal};
use crate::aws::item::encode::display;
use crate::aws::item::limits::{check_value, milliseconds};
use crate::aws::{Error, InvalidRequest, ItemError};
use crate::schema::Field;

impl Changes {
    /// Checks the values from which DynamoDB works out an attribute, as one that is set is checked.
    pub(super) fn check_operands(&self, path: &Path, computed: &Computed) -> Result<(), Error> {
        let Computed { one, other } = computed;
        let refused = |reason| Err(InvalidRequest::value(path, reason).into());
        if self.ttl_at(path).is_some()
            && let Side::Fallback(from, _) | Side::Term(Term::Path(from)) = one
            && self.ttl_at(from).is_none()
        {
            return refused(
                "whether another attribute has seconds is not known, so that it is not copied: set a value",
            );
        }
        match one {
            Side::Fallback(_, Term::Skipped(_)) => {
                return refused("serde leaves the value after `or` out of items");
            }
            Side::Fallback(_, Term::Value(value)) => {
                self.check(path, value)?;
                if self.is_raw_at(path) && (is_empty(value) || value.is_null()) {
                    return refused("DynamoDB has no empty keys");
                }
            }
            Side::Fallback(..) | Side::Term(_) => {}
        }
        match other {
            Some((_, Term::Value(value))) => self.check(path, value),
            _ => Ok(()),
        }
    }

    /// Checks that DynamoDB can store a value, and that an item which expires by it does so in this age.
    pub(super) fn check(&self, path: &Path, value: &AttributeValue) -> Result<(), Error> {
        let entity = self.entity.name;
        if let Err(reason) = check_value(value) {
            return Err(InvalidRequest::value(path, reason).into());
        }
        match self.ttl_at(path).zip(milliseconds(value)) {
            Some((Field { attribute, .. }, found)) => {
                Err(ItemError::NotSeconds { entity, attribute, found }.into())
            }
            None => Ok(()),
        }
    }

    /// Refuses a field that every write sets by itself.
    pub(super) fn refuse_what_writes_set(&self, field: Option<Field>) -> Result<(), Error> {
        let Some(field) = field else { return Ok(()) };
        let reason = if self.entity.version == Some(field) {
            "every write raises the version: `if_version` requires one"
        } else if self.entity.updated == Some(field) {
            "every write sets it to the time of the client's clock"
        } else {
            return Ok(());
        };
        Err(InvalidRequest::value(field.attribute, reason).into())
    }

    /// The time to live, if a path leads to it.
    fn ttl_at(&self, path: &Path) -> Option<Field> {
        self.entity.ttl.filter(|ttl| path.steps.is_empty() && ttl.attribute == path.root)
    }

    /// Checks that serde reads a value where the attribute is missing.
    pub(super) fn require_default(
        &self,
        attribute: &'static str,
        value: &AttributeValue,
    ) -> Result<(), Error> {
        self.require_equal(&Path::of(attribute), (self.code.default_of)(attribute), value)
    }

    /// Checks that the default of an attribute, if it is known, is the value that is left out.
    pub(super) fn require_equal(
        &self,
        path: &Path,
        default: Option<AttributeValue>,
        value: &AttributeValue,
    ) -> Result<(), Error> {
        match default.filter(|default| !is_equal(default, value)) {
            Some(default) => {
                let reason = format!("serde reads {} where it is missing", display(&default));
                let attribute = path.to_string();
                Err(InvalidRequest::Unreadable { entity: self.entity.name, attribute, reason }
                    .into())
            }
            None => Ok(()),
        }
    }
}
