//! Changing attributes of an item in place.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;

use aws_sdk_dynamodb::operation::update_item::builders::UpdateItemFluentBuilder;
use aws_sdk_dynamodb::types::{self, ReturnValue};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::client::Client;
use super::error::RefusedRequest;
use super::expression::{Expression, condition_methods, to_value};
use super::item::{entity_from_item, item_key};
use super::transact::TransactWriteAction;
use super::{Error, Pending};
use crate::keys::{Entity, EntitySchema, KeyOf, Segment, Source};
use crate::table::{Contains, Table};

/// Changes attributes of one item when it is awaited, and gives the changed entity.
///
/// The item must exist. A field that feeds a template is refused before anything is sent, for the
/// key would go stale; a raw index attribute is ordinary data.
#[derive(Debug)]
#[must_use = "nothing is changed until it is awaited"]
pub struct Update<T, E> {
    request: UpdateItemFluentBuilder,
    expression: Expression,
    set: Vec<String>,
    add: Vec<String>,
    remove: Vec<String>,
    of: PhantomData<fn() -> (T, E)>,
}

impl<T: Contains<E>, E: Entity> Update<T, E> {
    pub(super) fn new(client: &Client<T>, key: &impl KeyOf<E>) -> Self {
        let mut expression = Expression::default();
        let mut request = client.sdk().update_item().table_name(client.table_name());
        match item_key::<T, E>(key) {
            Ok(key) => request = request.set_key(Some(key)),
            Err(error) => expression.fail(error),
        }
        let pk = expression.own_name(T::SCHEMA.pk);
        expression.clause(format!("attribute_exists({pk})"));
        let (set, add, remove) = Default::default();
        Self { request, expression, set, add, remove, of: PhantomData }
    }
}

impl<T: Table, E: Entity> Update<T, E> {
    /// Sets an attribute to a value, written as serde would write the field.
    pub fn set(mut self, attribute: &str, value: impl Serialize) -> Self {
        if let Some((name, value)) = self.operands(attribute, value) {
            self.set.push(format!("{name} = {value}"));
        }
        self
    }

    /// Adds a number to a numeric attribute, or elements to a set.
    pub fn add(mut self, attribute: &str, value: impl Serialize) -> Self {
        if let Some((name, value)) = self.operands(attribute, value) {
            self.add.push(format!("{name} {value}"));
        }
        self
    }

    /// Removes an attribute.
    pub fn remove(mut self, attribute: &str) -> Self {
        if let Some(name) = self.checked_name(attribute) {
            self.remove.push(name);
        }
        self
    }

    condition_methods!();

    /// Changes the SDK's request in ways that are not covered here.
    pub fn customize(
        mut self,
        change: impl FnOnce(UpdateItemFluentBuilder) -> UpdateItemFluentBuilder,
    ) -> Self {
        self.request = change(self.request);
        self
    }

    /// The SDK's request, filled.
    pub fn into_builder(mut self) -> Result<UpdateItemFluentBuilder, Error> {
        self.expression.take_error()?;
        let changes = [("SET", &self.set), ("ADD", &self.add), ("REMOVE", &self.remove)];
        let clauses = changes.iter().filter(|(_, changes)| !changes.is_empty());
        let clauses = clauses.map(|(word, changes)| format!("{word} {}", changes.join(", ")));
        let update = clauses.collect::<Vec<_>>().join(" ");
        if update.is_empty() {
            return Err(RefusedRequest::Nothing { operation: "an update" }.into());
        }
        Ok(self
            .request
            .update_expression(update)
            .set_condition_expression(self.expression.text())
            .set_expression_attribute_names(self.expression.names())
            .set_expression_attribute_values(self.expression.values()))
    }

    fn operands(&mut self, attribute: &str, value: impl Serialize) -> Option<(String, String)> {
        let name = self.checked_name(attribute)?;
        match to_value(attribute, value) {
            Ok(value) => Some((name, self.expression.own_value(value))),
            Err(error) => {
                self.expression.fail(error);
                None
            }
        }
    }

    /// The placeholder of an attribute that may be changed by itself.
    fn checked_name(&mut self, attribute: &str) -> Option<String> {
        match check(T::SCHEMA.pk, T::SCHEMA.sk, E::SCHEMA, attribute) {
            Ok(()) => Some(self.expression.own_name(attribute)),
            Err(refused) => {
                self.expression.fail(refused);
                None
            }
        }
    }
}

/// Refuses an attribute that the entity does not store, or that feeds a key which would go stale.
fn check(
    pk: &str,
    sk: Option<&str>,
    entity: &'static EntitySchema,
    attribute: &str,
) -> Result<(), RefusedRequest> {
    let field = entity.fields.iter().find(|field| field.attribute == attribute);
    if attribute != pk && Some(attribute) != sk && field.is_none() && !entity.flattened {
        return Err(RefusedRequest::UnknownAttribute {
            entity: entity.name,
            attribute: attribute.to_string(),
        });
    }
    let feeds = |source: &Source| match source {
        Source::Template { segments, .. } => segments.iter().any(|segment| match segment {
            Segment::Part(part) => field.is_some_and(|field| field.name == part.field),
            Segment::Literal(_) => false,
        }),
        Source::Raw { .. } => false,
    };
    let stale = entity.key_attributes().find(|key| {
        let of_table = key.is_primary()
            && matches!(key.source, Source::Raw { attribute: own, .. } if own == attribute);
        of_table || feeds(&key.source)
    });
    let decides = entity
        .indexes
        .iter()
        .find(|index| field.is_some_and(|field| index.when.contains(&field.name)));
    let stale = stale.or_else(|| decides?.own_attributes().next());
    match stale {
        Some(key) => Err(RefusedRequest::KeyAttribute {
            entity: entity.name,
            attribute: attribute.to_string(),
            key: format!("`{}` ({})", key.source, key.place),
        }),
        None => Ok(()),
    }
}

impl<T, E> IntoFuture for Update<T, E>
where
    T: Contains<E> + 'static,
    E: Entity + DeserializeOwned + 'static,
{
    type Output = Result<E, Error>;
    type IntoFuture = Pending<E>;

    fn into_future(self) -> Self::IntoFuture {
        let request = self.into_builder();
        Box::pin(async move {
            let request = request?.return_values(ReturnValue::AllNew);
            let output = request.send().await.map_err(|error| Error::write(E::NAME, error))?;
            Ok(entity_from_item::<T, E>(output.attributes.unwrap_or_default())?)
        })
    }
}

impl<T: Table, E: Entity> From<Update<T, E>> for TransactWriteAction {
    fn from(update: Update<T, E>) -> Self {
        Self::new(update.into_builder().and_then(|request| {
            let update = request.as_input();
            let action = types::Update::builder()
                .set_table_name(update.get_table_name().clone())
                .set_key(update.get_key().clone())
                .set_update_expression(update.get_update_expression().clone())
                .set_condition_expression(update.get_condition_expression().clone())
                .set_expression_attribute_names(update.get_expression_attribute_names().clone())
                .set_expression_attribute_values(update.get_expression_attribute_values().clone())
                .set_return_values_on_condition_check_failure(
                    update.get_return_values_on_condition_check_failure().clone(),
                )
                .build()
                .map_err(|error| Error::sdk(aws_sdk_dynamodb::Error::from(error)))?;
            Ok(types::TransactWriteItem::builder().update(action).build())
        }))
    }
}
