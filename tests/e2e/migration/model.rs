//! A table with three generations of keys.

use std::collections::HashMap;

use aws_sdk_dynamodb::types::AttributeValue;
use ddb_keys::aws::{Client, Item};
use ddb_keys::{Entity, Key, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<number:08>")]
#[former(V1, pk = "C#<customer>", sk = "O#<number>")]
#[former(V2, pk = "CUST#<customer>", sk = "ORDER#<number>")]
pub(crate) struct Order {
    pub(crate) customer: String,
    pub(crate) number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) state: Option<String>,
    pub(crate) total: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) notes: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("#CUSTOMER")]
#[former(V1, pk = "C#<customer>", sk = "#CUSTOMER")]
pub(crate) struct Customer {
    pub(crate) customer: String,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "orders", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
pub(crate) enum Shop {
    Order(Order),
    Customer(Customer),
}

pub(crate) fn order(customer: &str, number: u32) -> Order {
    Order {
        customer: customer.to_string(),
        number,
        state: (!number.is_multiple_of(3)).then(|| "open".to_string()),
        total: 100,
        notes: Vec::new(),
    }
}

/// The former keys of an order, the older one first.
pub(crate) fn former_key(order: &Order, generation: u32) -> Key {
    match generation {
        1 => OrderV1Key::from(order).build().unwrap(),
        _ => OrderV2Key::from(order).build().unwrap(),
    }
}

pub(crate) fn text(text: &str) -> AttributeValue {
    AttributeValue::S(text.to_string())
}

pub(crate) fn key_item(key: &Key) -> Item {
    let sk = key.sk.clone().unwrap();
    HashMap::from([("PK".to_string(), key.pk.clone().into()), ("SK".to_string(), sk.into())])
}

/// Stores an order as an earlier version of the program did.
pub(crate) async fn put_former(table: &Client<Shop>, order: &Order, generation: u32) {
    let mut item = Shop::item(order).unwrap();
    item.extend(key_item(&former_key(order, generation)));
    put_item(table, item).await;
}

pub(crate) async fn put_item(table: &Client<Shop>, item: Item) {
    let put = table.sdk().put_item().table_name(table.table_name());
    put.set_item(Some(item)).send().await.unwrap();
}

/// An item as it is stored.
pub(crate) async fn stored(table: &Client<Shop>, key: &Key) -> Option<Item> {
    let get = table.sdk().get_item().table_name(table.table_name()).consistent_read(true);
    get.set_key(Some(key_item(key))).send().await.unwrap().item
}

/// Every item as it is stored.
pub(crate) async fn all(table: &Client<Shop>) -> Vec<Item> {
    let (mut items, mut start) = (Vec::new(), None);
    loop {
        let scan = table.sdk().scan().table_name(table.table_name()).consistent_read(true);
        let page = scan.set_exclusive_start_key(start).send().await.unwrap();
        items.extend(page.items.unwrap_or_default());
        start = page.last_evaluated_key;
        if start.is_none() {
            return items;
        }
    }
}
