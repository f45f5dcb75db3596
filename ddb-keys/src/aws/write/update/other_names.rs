//! Other names under which serde reads a field. An item has only one of them.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use aws_sdk_dynamodb::types::AttributeValue;

use super::changes::Changes;
use crate::aws::attribute::{Clause, Path};
use crate::aws::item::field_outcome::FieldOutcome;
use crate::aws::item::serde_fields::aliases_of;

impl Changes {
    /// Removes what an older name of the attribute holds: serde reads only one of them.
    pub(super) fn forget_aliases(&mut self, attribute: &str) {
        let aliases = aliases_of(self.code.serde.aliases, attribute).map(Cow::Borrowed);
        self.remove.extend(aliases);
    }

    /// Removes what the field of a flattened struct has under its other names.
    pub(super) fn forget_names_beside(&mut self, attribute: &str, value: Option<&AttributeValue>) {
        let names = self.names_beside(attribute, value).into_iter().map(Cow::Borrowed);
        self.remove.extend(names);
    }

    /// The other names under which the field of a flattened struct reads an attribute.
    pub(super) fn names_beside(
        &self,
        attribute: &str,
        value: Option<&AttributeValue>,
    ) -> Vec<&'static str> {
        if !self.entity.flattened || self.entity.has_attribute(attribute) {
            return Vec::new();
        }
        match (self.code.check_field)(attribute, value) {
            FieldOutcome::Read(names) => names,
            _ => Vec::new(),
        }
    }

    /// Requires that what is at a path is there under its present name, unless the entity's own aliases tell.
    pub(super) fn require_present_name(&mut self, path: &Path) {
        if !self.is_own(path) {
            let others = path.under_every_name(&[]).into_iter().skip(1);
            self.guards.extend(others.map(Clause::missing));
        }
    }

    /// Whether a path is that of a field of the entity, whose other names every update knows.
    pub(super) fn is_own(&self, path: &Path) -> bool {
        path.steps.is_empty() && self.entity.has_attribute(&path.root)
    }

    /// Requires that no older name of the attribute holds its value, which this update does not replace.
    pub(super) fn require_no_alias(&mut self, attribute: &str) {
        let aliases = aliases_of(self.code.serde.aliases, attribute).map(Cow::Borrowed);
        self.absent.extend(aliases);
    }
}
