//! The SDK's request of an update: created, filled and sent.

use alloc::boxed::Box;

use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::ReturnValue;

use super::Update;
use crate::aws::InvalidRequest;
use crate::aws::TransactWriteAction;
use crate::aws::item::bounds::FromItem;
use crate::aws::item::decode::entity_from_item;
use crate::aws::item::key::key_item;
use crate::aws::request::attempt_outcome::Resends;
use crate::aws::request::expression::parts::fill_condition;
use crate::aws::request::sending::sent_when_polled;
use crate::aws::request::trace::Span;
use crate::aws::write::condition_state::HasACondition;
use crate::aws::write::into_actions::one_action;
use crate::aws::write::requirements::{Requirements, show_stored};
use crate::aws::write::transact_action::action;
use crate::aws::{Error, Pending};
use crate::key::{Entity, Key};
use crate::table::{EntityOf, Table};

impl<T: Table, E: Entity> Update<T, E> {
    /// Creates the SDK's request, or takes the one that exists.
    pub(super) fn create(&mut self, key: Option<Key>) -> UpdateItemFluentBuilder {
        if let Some(request) = self.request.take() {
            return *request;
        }
        let key = key.map(|key| key_item(T::SCHEMA, key));
        self.sdk.update_item().table_name(self.table_name.clone()).set_key(key)
    }

    /// The SDK's request, and what its response must be checked for.
    pub(super) fn fill(&mut self) -> Result<(UpdateItemFluentBuilder, Requirements), Error> {
        let mut expression = self.expression.taken();
        expression.take_error()?;
        let may_create = !self.requirements.existing;
        if self.changes.is_empty() && !may_create {
            return Err(InvalidRequest::NoChanges.into());
        }
        let customized = self.request.as_deref();
        if customized.is_some_and(|request| request.get_update_expression().is_some()) {
            let [part, instead] = ["update_expression", "set_text"];
            return Err(InvalidRequest::AlreadySet { part, instead }.into());
        }
        self.requirements.condition(&mut expression)?;
        self.changes.raise_version(self.requirements.version.as_ref())?;
        if let Some((attribute, token)) = self.requirements.mark() {
            self.changes.mark(attribute, token);
        }
        let update = self.changes.finish(&mut expression, may_create)?;
        if update.is_empty() {
            return Err(InvalidRequest::NoChanges.into());
        }
        let key = self.changes.key.take();
        let request = self.create(key);
        let request = fill_condition!(request, expression.finish()?);
        let request = show_stored!(request, self.requirements);
        Ok((request.update_expression(update), self.requirements.taken()))
    }
}

impl<T, E> Update<T, E> {
    fn send_now(&mut self) -> Pending<E> {
        (self.start)(self)
    }
}

sent_when_polled!([T, E] Update<T, E> => Result<E, Error>);

impl<T: Table, E: EntityOf<T> + FromItem> Update<T, E> {
    /// Sends the request, and reads the changed entity from the response.
    pub(super) fn pending(&mut self) -> Pending<E> {
        let filled = self.fill();
        Box::pin(async move {
            let (request, requirements) = filled?;
            if request.get_return_values().as_ref().is_some_and(|all| *all != ReturnValue::AllNew) {
                let [part, instead] = ["return_values", "into_builder"];
                return Err(InvalidRequest::AlreadySet { part, instead }.into());
            }
            let request = request.return_values(ReturnValue::AllNew);
            let span = Span::new("update", request.get_table_name().as_deref(), None);
            let resends = Resends::default();
            let request = request.customize().config_override(resends.watch());
            let item = match span.around(request.send()).await {
                Ok(output) => output.attributes.unwrap_or_default(),
                Err(error) => requirements.failed(error, &resends)?,
            };
            Ok(entity_from_item::<T, E>(item)?)
        })
    }
}

impl<T: Table, E: Entity> Update<T, E> {
    pub(in crate::aws) fn into_action(mut self) -> TransactWriteAction {
        self.requirements.unmarked = true;
        let filled = self.fill().and_then(|(request, requirements)| {
            let action = action!(
                Update,
                request,
                update: set_key get_key, set_update_expression get_update_expression;
                attribute_updates get_attribute_updates
            );
            Ok((action?, requirements))
        });
        TransactWriteAction::of::<T>(filled, self.label)
    }
}

one_action!([T: Table, E: Entity] Update<T, E>, HasACondition);
