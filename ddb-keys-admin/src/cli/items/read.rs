//! Requests for items.

use std::cmp::Ordering;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Error, Item, TableItems};

use super::chosen_key::ChosenKey;
use super::key_condition::KeyCondition;

/// The item under a key, as it is now.
pub(super) async fn item<T: TableItems>(
    table: &Client<T>,
    key: Item,
) -> Result<Option<Item>, String> {
    let get = table.sdk().get_item().table_name(table.table_name());
    let got = get.set_key(Some(key)).consistent_read(true).send().await;
    Ok(got.map_err(|error| Error::from(error).to_string())?.item)
}

/// The items that a query has found.
#[derive(Default)]
pub(super) struct Found {
    pub(super) items: Vec<Item>,
    /// How many items of other entities lay between them.
    pub(super) others: usize,
    /// How many items lay between them that no entity claims.
    pub(super) unclaimed: usize,
    /// Whether there are more items of the entity.
    pub(super) more: bool,
}

/// The first items of an entity that meet one of the conditions, in the order of the sort key.
pub(super) async fn items<T: TableItems>(
    table: &Client<T>,
    key: &ChosenKey,
    conditions: &[KeyCondition],
    limit: usize,
    reverse: bool,
) -> Result<Found, String> {
    let mut found = Found::default();
    for condition in conditions {
        add_items(&mut found, table, key, condition, limit, reverse).await?;
    }
    if conditions.len() > 1 {
        let names: Vec<&str> = key.sk.iter().filter_map(|sk| key.table.attribute_at(sk)).collect();
        found.items.sort_by(|one, other| {
            let order = order(&names, one, other);
            if reverse { order.reverse() } else { order }
        });
        found.more |= found.items.len() > limit;
        found.items.truncate(limit);
    }
    Ok(found)
}

/// The order of two items by these attributes.
fn order(names: &[&str], one: &Item, other: &Item) -> Ordering {
    let orders = names.iter().map(|name| match (one.get(*name), other.get(*name)) {
        (Some(AttributeValue::S(one)), Some(AttributeValue::S(other))) => one.cmp(other),
        (Some(AttributeValue::B(one)), Some(AttributeValue::B(other))) => {
            one.as_ref().cmp(other.as_ref())
        }
        (Some(AttributeValue::N(one)), Some(AttributeValue::N(other))) => {
            let number = |text: &str| text.parse::<f64>().unwrap_or_default();
            number(one).total_cmp(&number(other))
        }
        _ => Ordering::Equal,
    });
    orders.fold(Ordering::Equal, Ordering::then)
}

/// Adds the first items of an entity that meet a condition, in the order of the sort key.
async fn add_items<T: TableItems>(
    found: &mut Found,
    table: &Client<T>,
    key: &ChosenKey,
    condition: &KeyCondition,
    limit: usize,
    reverse: bool,
) -> Result<(), String> {
    let most = found.items.len().saturating_add(limit);
    let mut start = None;
    loop {
        // One more tells whether there are more.
        let left = most.saturating_sub(found.items.len()).saturating_add(1);
        let query = table.sdk().query().table_name(table.table_name());
        let query = condition.ask(query).scan_index_forward(!reverse);
        let query = query.set_index_name(key.index.map(|(index, _)| index.name.to_string()));
        let is_consistent = key.index.is_none_or(|(index, _)| index.local);
        let query =
            query.consistent_read(is_consistent).limit(i32::try_from(left).unwrap_or(i32::MAX));
        let page = query.set_exclusive_start_key(start).send().await;
        let page = page.map_err(|error| Error::from(error).to_string())?;
        for item in page.items.unwrap_or_default() {
            match T::entity_of(&item) {
                Err(_) => found.unclaimed += 1,
                Ok(entity) if entity.name != key.entity.name => found.others += 1,
                Ok(_) if found.items.len() < most => found.items.push(item),
                Ok(_) => {
                    found.more = true;
                    return Ok(());
                }
            }
        }
        start = page.last_evaluated_key;
        if start.is_none() {
            return Ok(());
        }
    }
}

impl KeyCondition {
    /// Adds the condition to a query.
    fn ask(&self, query: QueryFluentBuilder) -> QueryFluentBuilder {
        let prefix =
            self.prefix.iter().map(|(name, text)| (*name, AttributeValue::S(text.clone())));
        let values = self.equal.iter().cloned().chain(prefix);
        let (mut query, mut terms) = (query, Vec::new());
        for (at, (name, value)) in values.enumerate() {
            let (placeholder, of) = (format!("#k{at}"), format!(":k{at}"));
            terms.push(if at < self.equal.len() {
                format!("{placeholder} = {of}")
            } else {
                format!("begins_with({placeholder}, {of})")
            });
            query = query.expression_attribute_names(placeholder, name);
            query = query.expression_attribute_values(of, value);
        }
        query.key_condition_expression(terms.join(" AND "))
    }
}
