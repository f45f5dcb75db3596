// Function returns a query as a value.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

fn q(name: &str) -> OrderQuery {
    Order::query().username(name)
}

fn main() {}
