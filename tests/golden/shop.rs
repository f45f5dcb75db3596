//! A table whose chart is the same whatever cargo features are on. Three crates include this file: one without any
//! feature, one with the types of other crates, and one with the client.
#![allow(dead_code, reason = "the entities are there for their keys")]

use ddb_keys::{Entity, KeyPart, Table};
use ddb_keys_admin::chart;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub enum State {
    Open,
    Paid,
}

#[derive(Debug, KeyPart)]
#[key_part(len = 4, chars = "A-Z")]
pub struct Code(pub String);

#[derive(Debug, Entity)]
#[entity(version = version, ttl = expires)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByState, name = Held, when(held = true), pk = "HELD#<state>", sk = "<number:desc(8)>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<number:08>")]
#[gsi(ByPlace, pk = [region, city], sk = [number])]
#[lsi(ByCode, sk = "CODE#<code>")]
#[former(V1, pk = "C|<customer>", sk = "O|<number>", separator = '|')]
pub struct Order {
    pub customer: String,
    pub number: u32,
    pub state: State,
    pub held: bool,
    pub region: String,
    pub city: Option<String>,
    pub code: Code,
    pub version: u64,
    pub expires: u64,
}

#[derive(Debug, Entity)]
#[pk("CUSTOMER#<customer:lower>")]
#[sk("PROFILE")]
pub struct Customer {
    pub customer: String,
}

#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK", projection = keys_only)]
#[gsi(ByPlace, name = "by-place", pk = ["region", "city"], sk = ["number"])]
#[lsi(ByCode, name = "by-code", sk = "LSI1SK")]
pub enum Shop {
    Order(Order),
    Customer(Customer),
}

#[test]
fn the_chart_does_not_depend_on_cargo_features() {
    assert_eq!(chart::text(Shop::SCHEMA), include_str!("shop.keys"));
}
