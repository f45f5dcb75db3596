//! The requirements of a write on the stored item, and which of them was not met.

use alloc::boxed::Box;
use alloc::string::String;

use aws_sdk_dynamodb::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_dynamodb::types::{AttributeValue, ReturnValuesOnConditionCheckFailure};

use super::expected_version::Expected;
use crate::aws::InvalidRequest;
use crate::aws::request::attempt_outcome::AttemptWatcher;
use crate::aws::request::expression::{Expression, Scope};
use crate::aws::request::token;
use crate::aws::{Error, Item};

/// The requirements of a write on the stored item, besides the conditions of its caller.
#[derive(Debug, Clone)]
pub struct Requirements {
    scope: Scope,
    /// Whether the item must exist.
    pub(in crate::aws) existing: bool,
    /// The version that the item must have.
    pub(in crate::aws) version: Option<Expected>,
    /// The attribute and the value that tell this write from any other.
    pub(in crate::aws) token: Option<(&'static str, String)>,
    /// Whether the write is an action of a transaction, which has a token of its own: with the same one, it must be the same.
    pub(in crate::aws) unmarked: bool,
    /// Whether DynamoDB sends the stored item along when a condition fails.
    pub(in crate::aws) shown: bool,
}

impl Requirements {
    pub(in crate::aws) fn new(scope: Scope) -> Self {
        Self { scope, existing: false, version: None, token: None, unmarked: false, shown: false }
    }

    /// Makes a token for a write, if the table has an attribute for it.
    pub(in crate::aws) fn mark(&mut self) -> Option<(&'static str, AttributeValue)> {
        let attribute = self.scope.table.write_token.filter(|_| !self.unmarked)?;
        let (_, value) = self.token.insert((attribute, token::random()));
        Some((attribute, AttributeValue::S(value.clone())))
    }

    /// Adds the conditions to a write's own.
    pub(in crate::aws) fn condition(&self, expression: &mut Expression) -> Result<(), Error> {
        let Scope { table, entity } = self.scope;
        if self.existing {
            expression.exists(table);
        }
        if let Some(version) = &self.version {
            version.condition(expression);
        }
        require_entity(expression, self.scope).map_err(|()| {
            InvalidRequest::NoTypeAttribute { table: table.name, entity: entity.name }.into()
        })
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
        Error::ConditionFailed { entity, item }
    }

    /// Whether the stored item has another version than the one required.
    pub(in crate::aws) fn is_conflict(&self, item: Option<&Item>) -> bool {
        let other = |version: &Expected| item.is_none_or(|item| !version.is_of(item));
        self.shown && self.version.as_ref().is_some_and(other)
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
        let failed = match error.into() {
            aws_sdk_dynamodb::Error::ConditionalCheckFailedException(failed) => failed,
            other => return Err(Error::Sdk(Box::new(other))),
        };
        let item = failed.item;
        if let (Some((attribute, token)), Some(item)) = (&self.token, &item)
            && matches!(item.get(*attribute), Some(AttributeValue::S(stored)) if stored == token)
        {
            return Ok(item.clone());
        }
        let item = item.map(Box::new);
        if attempts.earlier_may_have_succeeded() {
            // The item proves nothing: it may have been deleted and created again, up to any version.
            return Err(Error::Unsure { entity: self.scope.entity.name, item });
        }
        Err(self.explain(item))
    }
}

/// Requires that an item under a key that two entities share is of this entity, or absent.
fn require_entity(expression: &mut Expression, scope: Scope) -> Result<(), ()> {
    let Scope { table, entity } = scope;
    if !table.shares_keys(entity.name) {
        return Ok(());
    }
    let attribute = table.type_attribute.ok_or(())?;
    let (pk, of_type) = (expression.own_name(table.pk), expression.own_name(attribute));
    let name = expression.own_value(AttributeValue::S(entity.name.into()));
    expression.clause(&["attribute_not_exists(", &pk, ") OR ", &of_type, " = ", &name]);
    Ok(())
}
