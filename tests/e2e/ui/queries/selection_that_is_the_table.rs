// A function that returns a query names the table's enum in place of what the query selects.
use ddb_keys::aws::{Client, Error, Query};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

pub fn account(_: &Client<Shop>) -> Query<Shop, Shop> {
    loop {}
}

fn main() {}
