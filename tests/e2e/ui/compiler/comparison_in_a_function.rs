//! A function that returns a condition compares by methods.

use ddb_keys::aws::attribute::{Attributes, Condition};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn large(order: Attributes<Order>) -> Condition<Order> {
    order.total >= 100
}

fn main() {}
