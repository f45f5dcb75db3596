//! Entities and a table without the standard library: they build, parse and query.
#![no_std]

extern crate alloc;

use alloc::string::{String, ToString};

use ddb_keys::{Entity, KeyPart, Table, query::IntoCondition};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
#[key_part(rename_all = "UPPERCASE")]
pub enum State {
    Open,
    Done,
}

#[derive(Debug, KeyPart)]
pub struct UserId(pub String);

#[derive(Debug, Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
pub struct User {
    pub id: UserId,
}

#[derive(Debug, Entity)]
#[pk("USER#<id>")]
#[sk("ORDER#<number:08>")]
#[gsi(Open, pk = "<state>", sk = "<opened>")]
pub struct Order {
    pub id: UserId,
    pub number: u32,
    pub state: State,
    pub opened: Option<String>,
}

#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(Open, name = "open-orders", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Shop {
    User(User),
    Order(Order),
}

/// The key of an order, in the table and in the index, as it is built.
pub fn built(order: &Order) -> Option<String> {
    let keys = order.keys().ok()?;
    let index = keys.indexes.first()?;
    Some(alloc::format!("{}, {} | {}", keys.primary, index.pk[0], index.sk[0]))
}

/// The entity that a stored key belongs to, and its key as it is built again.
pub fn read_back(pk: &str, sk: &str) -> Option<(&'static str, String)> {
    match ShopKey::parse(pk, sk).ok()? {
        ShopKey::User(key) => Some((User::NAME, key.build().ok()?.to_string())),
        ShopKey::Order(key) => Some((Order::NAME, key.build().ok()?.to_string())),
    }
}

/// The condition that reads a user's orders from a number on.
pub fn asked_for(id: &UserId, from: u32) -> Option<String> {
    Some(Order::query().id(id).number_in(from..).into_condition().ok()?.to_string())
}
