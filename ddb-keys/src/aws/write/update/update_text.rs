//! The update expression, and the conditions that come with it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use super::actions::{Action, Clauses};
use super::changes::Changes;
use crate::aws::attribute::{Clause, Path, is_equal};
use crate::aws::request::expression::{Expression, check_length};
use crate::aws::write::requirements::Guarded;
use crate::aws::write::requirements::Requirements;
use crate::aws::{Error, InvalidRequest};

impl Changes {
    /// Checks that nothing goes stale, adds what must be true to the condition, and writes the
    /// update expression. An update of an item that may not exist must be one that creates it whole.
    pub(in crate::aws) fn finish(
        &mut self,
        expression: &mut Expression,
        requirements: &mut Requirements,
    ) -> Result<String, Error> {
        let may_create = !requirements.existing;
        if let Some(time) = requirements.time {
            self.set_updated(time)?;
        }
        self.settle_set_keys()?;
        self.settle_removed_keys()?;
        if let Some(time) = requirements.time.filter(|_| may_create) {
            self.set_created(time)?;
        }
        if may_create {
            self.write_key_fields()?;
            self.require_index_keys()?;
        }
        self.require_covered()?;
        self.require_truth()?;
        let mut present = Vec::new();
        for key in self.removed_keys.clone() {
            self.remove_templates(key.schema, &mut present)?;
        }
        self.require_apart()?;
        if may_create {
            self.check_new_item()?;
        }
        self.require(expression, requirements, &present, may_create);
        let text = self.take_text(expression)?;
        check_length(&text)?;
        Ok(text)
    }

    /// Adds the conditions under which the update leaves the item whole.
    fn require(
        &mut self,
        condition: &mut Expression,
        requirements: &mut Requirements,
        present: &[&'static str],
        may_create: bool,
    ) {
        let unchanged = self.unchanged.iter().map(|(attribute, value)| {
            let equal = Guarded::equal(attribute, value.clone());
            let default = (self.code.default_of)(attribute);
            let is_default = default.is_some_and(|default| is_equal(&default, value));
            if is_default { equal.unless_missing(attribute.clone()) } else { equal }
        });
        let present = present.iter().map(|attribute| {
            let path = Path::of(*attribute);
            Guarded::present(&path, Clause::exists(path.clone()))
        });
        for guarded in unchanged.chain(present) {
            let guarded = if may_create { guarded.unless_missing(self.table.pk) } else { guarded };
            requirements.guard(condition, guarded);
        }
        // An update writes the type of an item that it creates, and takes no item of another type over.
        if let Some(attribute) = self.table.type_attribute.filter(|_| may_create) {
            let of_entity = Guarded::of_entity(attribute, self.entity.name);
            requirements.guard(condition, of_entity.unless_missing(attribute));
        }
        // A new item has none of the numbers; what it becomes is checked before.
        for guarded in mem::take(&mut self.guards) {
            requirements.guard(condition, guarded);
        }
    }

    /// Refuses two changes of one path, and a change within what another one changes.
    fn require_apart(&self) -> Result<(), Error> {
        if self.actions.is_empty() {
            return Ok(());
        }
        let whole: Vec<_> = self.whole.keys().map(|name| Path::of(name.clone())).collect();
        for (n, Action { path, .. }) in self.actions.iter().enumerate() {
            let others = self.actions.iter().take(n).map(|action| &action.path);
            if let Some(other) = others.chain(&whole).find(|other| other.overlaps(path)) {
                let paths = [other.to_string(), path.to_string()];
                let entity = self.entity.name;
                return Err(InvalidRequest::OverlappingChanges { entity, paths }.into());
            }
        }
        Ok(())
    }

    fn take_text(&mut self, expression: &mut Expression) -> Result<String, InvalidRequest> {
        let mut clauses = Clauses::default();
        let whole = mem::take(&mut self.whole).into_iter();
        let whole =
            whole.map(|(name, change)| Action { path: Path::of(name), change: change.into() });
        for action in whole.chain(mem::take(&mut self.actions)) {
            action.add_to(&mut clauses, expression)?;
        }
        Ok(clauses.into_text())
    }
}
