//! One tenant's part of a table: a request that names another partition is not sent.

use alloc::string::String;

use aws_sdk_dynamodb::config::interceptors::BeforeSerializationInterceptorContextRef;
use aws_sdk_dynamodb::config::{ConfigBag, Intercept, RuntimeComponents};
use aws_sdk_dynamodb::error::BoxError;
use aws_sdk_dynamodb::operation::batch_get_item::BatchGetItemInput;
use aws_sdk_dynamodb::operation::batch_write_item::BatchWriteItemInput;
use aws_sdk_dynamodb::operation::delete_item::DeleteItemInput;
use aws_sdk_dynamodb::operation::get_item::GetItemInput;
use aws_sdk_dynamodb::operation::put_item::PutItemInput;
use aws_sdk_dynamodb::operation::query::QueryInput;
use aws_sdk_dynamodb::operation::transact_get_items::TransactGetItemsInput;
use aws_sdk_dynamodb::operation::transact_write_items::TransactWriteItemsInput;
use aws_sdk_dynamodb::operation::update_item::UpdateItemInput;
use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem, WriteRequest};

use super::tenant_expression::{Changes, Names, partitions_of_query};
use crate::aws::{Error, InvalidRequest, Item};
use crate::key::KeyError;
use crate::part::{KeyPart, Refusal};
use crate::schema::{TableSchema, TenantPrefix};
use crate::table::HasTenants;

/// What the requests of a tenant may name: its partitions of one table, and of the indexes of that table.
///
/// The SDK shows it each request before it writes the request's bytes, so that it knows requests as they are sent, whoever has made them.
#[derive(Debug)]
pub(in crate::aws) struct Confinement {
    table: &'static TableSchema,
    table_name: String,
    /// What each partition key begins with: a literal and the tenant's id.
    prefix: String,
    /// What follows, if the key goes on.
    separator: char,
}

type Checked = Result<(), InvalidRequest>;

/// The error of a request that could reach beyond the tenant.
fn beyond(reason: &'static str) -> InvalidRequest {
    InvalidRequest::BeyondTenant { reason }
}

impl Confinement {
    /// The part of a table that belongs to the tenant with this id.
    pub(in crate::aws) fn of<T: HasTenants, P: KeyPart + ?Sized>(
        table_name: String,
        id: &P,
    ) -> Result<Self, Error> {
        let table = T::SCHEMA;
        let nothing = beyond("every entity of the table is shared");
        let (tenant, entity) = table.first_of_tenants().ok_or(nothing.clone())?;
        let TenantPrefix { literal, separator } = table.tenant_prefix().ok_or(nothing)?;
        let refused =
            |refusal| KeyError { attribute: entity.pk, field: Some(tenant.field), refusal };
        let mut prefix = String::from(literal);
        P::write(id.view(), &mut prefix).map_err(refused)?;
        let text = &prefix[literal.len()..];
        if text.is_empty() {
            return Err(refused(Refusal::Empty).into());
        }
        match text.find(separator) {
            Some(at) => Err(refused(Refusal::Separator { separator, at }).into()),
            None => Ok(Self { table, table_name, prefix, separator }),
        }
    }

    /// A client that checks its requests, and shares the connections of the given one.
    pub(in crate::aws) fn attach(self, sdk: &aws_sdk_dynamodb::Client) -> aws_sdk_dynamodb::Client {
        let config = sdk.config().to_builder().interceptor(self).build();
        aws_sdk_dynamodb::Client::from_conf(config)
    }

    /// Checks a request. Only those that read or write items by their keys are known.
    fn check(&self, context: &BeforeSerializationInterceptorContextRef<'_>) -> Checked {
        let request = context.input();
        if let Some(get) = request.downcast_ref::<GetItemInput>() {
            return self.key(get.table_name(), get.key());
        }
        if let Some(put) = request.downcast_ref::<PutItemInput>() {
            return self.item(put.table_name(), put.item());
        }
        if let Some(delete) = request.downcast_ref::<DeleteItemInput>() {
            return self.key(delete.table_name(), delete.key());
        }
        if let Some(update) = request.downcast_ref::<UpdateItemInput>() {
            return self.update(update);
        }
        if let Some(query) = request.downcast_ref::<QueryInput>() {
            return self.query(query);
        }
        if let Some(get) = request.downcast_ref::<BatchGetItemInput>() {
            let tables = get.request_items().into_iter().flatten();
            let mut keys =
                tables.flat_map(|(name, keys)| keys.keys().iter().map(move |key| (name, key)));
            return keys.try_for_each(|(name, key)| self.key(Some(name), Some(key)));
        }
        if let Some(write) = request.downcast_ref::<BatchWriteItemInput>() {
            let tables = write.request_items().into_iter().flatten();
            let mut writes =
                tables.flat_map(|(name, writes)| writes.iter().map(move |write| (name, write)));
            return writes.try_for_each(|(name, write)| self.write(name, write));
        }
        if let Some(get) = request.downcast_ref::<TransactGetItemsInput>() {
            let mut gets = get.transact_items().iter().filter_map(|get| get.get());
            return gets.try_for_each(|get| self.key(Some(get.table_name()), Some(get.key())));
        }
        if let Some(write) = request.downcast_ref::<TransactWriteItemsInput>() {
            return write.transact_items().iter().try_for_each(|action| self.action(action));
        }
        Err(beyond("it reads and writes items by their keys, and does nothing else"))
    }

    fn table(&self, name: Option<&str>) -> Checked {
        match name {
            Some(name) if name == self.table_name => Ok(()),
            _ => Err(beyond("the request is about another table")),
        }
    }

    /// Checks a key of the table.
    fn key(&self, table: Option<&str>, key: Option<&Item>) -> Checked {
        self.table(table)?;
        self.partition(self.table.pk, key.and_then(|key| key.get(self.table.pk)))
    }

    /// Checks an item, and its place in indexes.
    fn item(&self, table: Option<&str>, item: Option<&Item>) -> Checked {
        self.key(table, item)?;
        self.partitions_of_indexes().try_for_each(|attribute| {
            match item.and_then(|item| item.get(attribute)) {
                Some(value) => self.partition(attribute, Some(value)),
                None => Ok(()),
            }
        })
    }

    fn write(&self, table: &str, write: &WriteRequest) -> Checked {
        if let Some(delete) = write.delete_request() {
            self.key(Some(table), Some(delete.key()))?;
        }
        match write.put_request() {
            Some(put) => self.item(Some(table), Some(put.item())),
            None => Ok(()),
        }
    }

    fn action(&self, action: &TransactWriteItem) -> Checked {
        if let Some(check) = action.condition_check() {
            self.key(Some(check.table_name()), Some(check.key()))?;
        }
        if let Some(delete) = action.delete() {
            self.key(Some(delete.table_name()), Some(delete.key()))?;
        }
        if let Some(put) = action.put() {
            self.item(Some(put.table_name()), Some(put.item()))?;
        }
        let Some(update) = action.update() else { return Ok(()) };
        self.item(Some(update.table_name()), Some(update.key()))?;
        let (names, values) =
            (update.expression_attribute_names(), update.expression_attribute_values());
        self.changes(update.update_expression(), names, values)
    }

    fn update(&self, update: &UpdateItemInput) -> Checked {
        self.item(update.table_name(), update.key())?;
        if update.attribute_updates().is_some() {
            return Err(beyond("use an update expression instead of `attribute_updates`"));
        }
        let (names, values) =
            (update.expression_attribute_names(), update.expression_attribute_values());
        self.changes(update.update_expression().unwrap_or_default(), names, values)
    }

    /// Checks the partitions of indexes to which an update moves an item.
    fn changes(&self, expression: &str, names: Names<'_>, values: Option<&Item>) -> Checked {
        let changes = Changes::of(expression);
        let changes = changes.ok_or(beyond("the update expression is not understood"))?;
        self.partitions_of_indexes().try_for_each(|attribute| {
            let set = changes.values(attribute, names);
            let set = set.ok_or(beyond(
                "the update does not say in which partition of an index the item lies",
            ))?;
            self.all_in(attribute, &set, values)
        })
    }

    fn query(&self, query: &QueryInput) -> Checked {
        self.table(query.table_name())?;
        let attribute = match query.index_name() {
            None => self.table.pk,
            Some(name) => {
                let index = self.table.indexes.iter().find(|index| index.name == name);
                let index = index.ok_or(beyond("the table declares no such index"))?;
                // A local index has the partition key of the table.
                index.pk.first().copied().unwrap_or(self.table.pk)
            }
        };
        let condition = query.key_condition_expression().unwrap_or_default();
        let partitions =
            partitions_of_query(condition, attribute, query.expression_attribute_names());
        let partitions = partitions.filter(|partitions| !partitions.is_empty());
        let partitions =
            partitions.ok_or(beyond("the key condition does not name its partition"))?;
        self.all_in(attribute, &partitions, query.expression_attribute_values())?;
        let Some(start) = query.exclusive_start_key() else { return Ok(()) };
        self.key(query.table_name(), Some(start))?;
        self.partition(attribute, start.get(attribute))
    }

    /// Checks the values behind these names of an expression.
    fn all_in(&self, attribute: &str, names: &[&str], values: Option<&Item>) -> Checked {
        names.iter().try_for_each(|name| {
            self.partition(attribute, values.and_then(|values| values.get(*name)))
        })
    }

    /// The attributes that are the first of a partition key of an index.
    fn partitions_of_indexes(&self) -> impl Iterator<Item = &'static str> {
        self.table.indexes.iter().filter_map(|index| index.pk.first().copied())
    }

    /// Checks the value of a partition key.
    fn partition(&self, attribute: &str, value: Option<&AttributeValue>) -> Checked {
        let text = value.and_then(|value| value.as_s().ok());
        let rest = text.and_then(|text| text.strip_prefix(&self.prefix));
        if rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(self.separator)) {
            return Ok(());
        }
        Err(InvalidRequest::OtherTenant { attribute: attribute.into() })
    }
}

impl Intercept for Confinement {
    fn name(&self) -> &'static str {
        "ddb_keys::aws::Confinement"
    }

    // After this, nothing changes the request but its bytes.
    fn read_before_serialization(
        &self,
        context: &BeforeSerializationInterceptorContextRef<'_>,
        _: &RuntimeComponents,
        _: &mut ConfigBag,
    ) -> Result<(), BoxError> {
        Ok(self.check(context)?)
    }
}
