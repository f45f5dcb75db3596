//! The SDK's request of an update: filled and sent.

use alloc::boxed::Box;

use aws_sdk_dynamodb::operation::update_item::UpdateItemError;
use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::{ReturnValue, TransactWriteItem};
use serde::de::DeserializeOwned;

use super::{Update, UpdateItem};
use crate::aws::item::decode::entity_from_item;
use crate::aws::request::expression::Expression;
use crate::aws::write::operation::{Operation, action, with_condition};
use crate::aws::write::requirements::Requirements;
use crate::aws::write::send::{Sendable, send, sends};
use crate::aws::{EntityOf, Error, InvalidRequest, Pending};
use crate::table::Table;

impl Operation for UpdateItem {
    type Request = UpdateItemFluentBuilder;

    const CREATES: bool = true;

    fn complete(
        self,
        request: UpdateItemFluentBuilder,
        condition: &mut Expression,
        requirements: &mut Requirements,
    ) -> Result<UpdateItemFluentBuilder, Error> {
        let Self { mut changes } = self;
        if changes.is_empty() && requirements.existing {
            return Err(InvalidRequest::NoChanges.into());
        }
        if request.get_update_expression().is_some() {
            let [part, instead] = ["update_expression", "set_text"];
            return Err(InvalidRequest::AlreadySet { part, instead }.into());
        }
        changes.raise_version(requirements.version.as_ref())?;
        if let Some((attribute, token)) = requirements.mark() {
            changes.mark(attribute, token);
        }
        requirements.paths = changes.paths();
        let update = changes.finish(condition, requirements)?;
        if update.is_empty() {
            return Err(InvalidRequest::NoChanges.into());
        }
        Ok(request.update_expression(update))
    }

    with_condition!();

    fn action(request: UpdateItemFluentBuilder) -> Result<TransactWriteItem, Error> {
        action!(
            Update,
            request,
            update: set_key get_key, set_update_expression get_update_expression;
            attribute_updates get_attribute_updates
        )
    }
}

impl Sendable for UpdateItem {
    sends!("update", UpdateItemError);
}

impl<T: Table, E: EntityOf<T> + DeserializeOwned> IntoFuture for Update<T, E> {
    type Output = Result<E, Error>;
    type IntoFuture = Pending<E>;

    /// Sends the request, and reads the changed entity from the response.
    fn into_future(self) -> Self::IntoFuture {
        let sent = send(self, Some(ReturnValue::AllNew));
        Box::pin(async move {
            let sent = sent.await?;
            // Without them, the change was done all the same.
            let item = sent.item.ok_or_else(|| Error::lacking("Attributes"))?;
            Ok(entity_from_item::<T, E>(item)?)
        })
    }
}
