//! The requirements of a write on the stored item, and which of them was not met: the guards that the library adds, and the version that
//! it expects.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::time::SystemTime;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValuesOnConditionCheckFailure};

use super::version::ExpectedVersion;
use crate::aws::attribute::{Clause, Comparison, Path, Term};
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::token;
use crate::aws::{Error, Guard, InvalidRequest, Item};

/// The requirements of a write on the stored item, besides the conditions of its caller.
#[derive(Debug, Clone)]
pub struct Requirements {
    scope: Scope,
    /// Whether the item must exist.
    pub(in crate::aws) existing: bool,
    /// The version that the item must have.
    pub(in crate::aws) version: Option<ExpectedVersion>,
    /// The attribute and the value that tell this write from any other.
    pub(in crate::aws) token: Option<(&'static str, String)>,
    /// Whether the write is an action of a transaction, which has a token of its own: with the same one, it must be the same.
    pub(in crate::aws) unmarked: bool,
    /// The time of the write, if its entity has time stamps.
    pub(in crate::aws) time: Option<SystemTime>,
    /// Whether DynamoDB sends the stored item along when a condition fails.
    pub(in crate::aws) shown: bool,
    /// What the write changes inside of attributes, which the item must have.
    pub(in crate::aws) paths: Vec<String>,
    /// Conditions of the library.
    guards: Vec<Guarded>,
}

impl Requirements {
    pub(in crate::aws) fn new(scope: Scope) -> Self {
        Self {
            scope,
            existing: false,
            version: None,
            token: None,
            unmarked: false,
            time: None,
            shown: false,
            paths: Vec::new(),
            guards: Vec::new(),
        }
    }

    /// Makes a token for a write, if the table has an attribute for it.
    pub(in crate::aws) fn mark(&mut self) -> Option<(&'static str, AttributeValue)> {
        let attribute = self.scope.table.write_token.filter(|_| !self.unmarked)?;
        let (_, value) = self.token.insert((attribute, token::random()));
        Some((attribute, AttributeValue::S(value.clone())))
    }

    /// Adds the conditions to a write's own.
    pub(in crate::aws) fn condition(&mut self, condition: &mut Expression) -> Result<(), Error> {
        let Scope { table, entity } = self.scope;
        if self.existing {
            condition.exists(table);
        }
        if let Some(version) = &self.version {
            version.condition(condition);
        }
        // An item under a key that two entities share is of this entity, or absent.
        if table.shares_keys(entity.name) {
            let (table, entity) = (table.name, entity.name);
            let attribute = self.scope.table.type_attribute;
            let attribute = attribute.ok_or(InvalidRequest::NoTypeAttribute { table, entity })?;
            let of_entity = Guarded::of_entity(attribute, entity);
            self.guard(condition, of_entity.unless_missing(self.scope.table.pk));
        }
        Ok(())
    }

    /// Adds a condition of the library, which is told apart from those of the caller.
    pub(in crate::aws) fn guard(&mut self, condition: &mut Expression, guarded: Guarded) {
        guarded.add_to(condition);
        self.guards.push(guarded);
    }

    /// Asks for the stored item, unless `customize` says otherwise.
    pub(in crate::aws) fn show(
        &mut self,
        set: Option<&ReturnValuesOnConditionCheckFailure>,
    ) -> ReturnValuesOnConditionCheckFailure {
        let asked = set.cloned().unwrap_or(ReturnValuesOnConditionCheckFailure::AllOld);
        self.shown = asked == ReturnValuesOnConditionCheckFailure::AllOld;
        asked
    }

    /// Says which condition failed, by the item that was stored then.
    pub(in crate::aws) fn explain(&self, item: Option<Box<Item>>) -> Error {
        let entity = self.scope.entity.name;
        if self.is_conflict(item.as_deref()) {
            return Error::Conflict { entity, item };
        }
        if self.existing && self.shown && item.is_none() {
            return Error::NotFound { entity };
        }
        Error::ConditionFailed { entity, guard: self.false_guard(item.as_deref()), item }
    }

    /// The first condition of the library that the stored item does not meet. `None` if it is the caller's condition that is false.
    pub(in crate::aws) fn false_guard(&self, item: Option<&Item>) -> Option<Guard> {
        if !self.shown || (self.existing && item.is_none()) {
            return None;
        }
        let nothing = Item::new();
        self.guards.iter().find_map(|guarded| guarded.of_false(item.unwrap_or(&nothing)))
    }

    /// Whether the stored item has another version than the one required. An item of another entity is no version of this one.
    pub(in crate::aws) fn is_conflict(&self, item: Option<&Item>) -> bool {
        let other = |version: &ExpectedVersion| item.is_none_or(|item| !version.is_of(item));
        self.shown
            && self.version.as_ref().is_some_and(other)
            && self.false_guard(item) != Some(Guard::OtherEntity)
    }

    /// The outcome of a write that was sent and failed: the stored item if it turns out that the
    /// write was done by an earlier attempt, whose response was lost.
    pub(in crate::aws) fn failed<E>(
        &self,
        error: SdkError<E>,
        attempts: &AttemptWatcher,
    ) -> Result<Item, Error>
    where
        E: ProvideErrorMetadata,
        aws_sdk_dynamodb::Error: From<SdkError<E>>,
    {
        if error.code().is_none() {
            return Err(Error::sent(error));
        }
        let in_doubt = attempts.earlier_may_have_succeeded();
        let entity = self.scope.entity.name;
        let failed = match error.into() {
            aws_sdk_dynamodb::Error::ConditionalCheckFailedException(failed) => failed,
            other if is_missing_path(other.code(), other.message()) && !self.paths.is_empty() => {
                let paths = self.paths.clone();
                return Err(if in_doubt {
                    Error::Unsure { entity, item: None }
                } else {
                    Error::NoSuchPath { entity, paths }
                });
            }
            other => return Err(Error::Sdk(Box::new(other))),
        };
        let item = failed.item;
        if let (Some((attribute, token)), Some(item)) = (&self.token, &item)
            && matches!(item.get(*attribute), Some(AttributeValue::S(stored)) if stored == token)
        {
            return Ok(item.clone());
        }
        let item = item.map(Box::new);
        if in_doubt {
            // The item proves nothing: it may have been deleted and created again, up to any version.
            return Err(Error::Unsure { entity, item });
        }
        Err(self.explain(item))
    }
}

/// Whether DynamoDB says by this code and message that the item lacks what an update changes something inside of.
pub(super) fn is_missing_path(code: Option<&str>, message: Option<&str>) -> bool {
    matches!(code, Some("ValidationException" | "ValidationError"))
        && message.is_some_and(|message| message.contains("document path"))
}

/// A guard and its condition.
#[derive(Debug, Clone)]
pub(in crate::aws) struct Guarded {
    guard: Guard,
    clause: Clause,
}

impl Guarded {
    /// A number has room for a change.
    pub(in crate::aws) fn range(path: &Path, clause: Clause) -> Self {
        Self { guard: Guard::Range { attribute: path.to_string() }, clause }
    }

    /// An attribute is as it was read.
    pub(in crate::aws) fn as_read(attribute: &str, value: Option<&AttributeValue>) -> Self {
        if let Some(value) = value {
            return Self::equal(attribute, value.clone());
        }
        let attribute = attribute.to_string();
        let clause = Clause::missing(Path::of(attribute.clone()));
        Self { guard: Guard::OtherValue { attribute }, clause }
    }

    /// An attribute has a value.
    pub(in crate::aws) fn equal(attribute: &str, value: AttributeValue) -> Self {
        let path = Path::of(attribute.to_string());
        let clause = Clause::Compare(Term::Path(path), Comparison::Equal, Term::Value(value));
        Self { guard: Guard::OtherValue { attribute: attribute.to_string() }, clause }
    }

    /// An attribute, or what a change is inside, is there.
    pub(in crate::aws) fn present(path: &Path, clause: Clause) -> Self {
        Self { guard: Guard::Missing { attribute: path.to_string() }, clause }
    }

    /// A field is not stored under an alias.
    pub(in crate::aws) fn without_alias(attribute: &'static str) -> Self {
        let clause = Clause::missing(Path::of(attribute));
        Self { guard: Guard::Alias { attribute: attribute.to_string() }, clause }
    }

    /// An item is of an entity, by its type attribute.
    pub(in crate::aws) fn of_entity(type_attribute: &'static str, entity: &'static str) -> Self {
        let name = AttributeValue::S(entity.to_string());
        Self { guard: Guard::OtherEntity, ..Self::equal(type_attribute, name) }
    }

    /// The guard of an item that may lack the attribute.
    pub(in crate::aws) fn unless_missing(self, attribute: impl Into<Cow<'static, str>>) -> Self {
        let missing = Clause::missing(Path::of(attribute));
        Self { clause: missing.or(self.clause), ..self }
    }

    /// Adds the condition to that of a write.
    pub(in crate::aws) fn add_to(&self, condition: &mut Expression) {
        self.clause.clone().add_to(condition);
    }

    /// The guard, if an item does not meet its condition.
    fn of_false(&self, item: &Item) -> Option<Guard> {
        self.clause.is_false_for(item).then(|| self.guard.clone())
    }
}
