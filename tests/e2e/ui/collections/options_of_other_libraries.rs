use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop, entities = [User, Order])]
struct Entities {
    user: User,
    orders: Vec<Order>,
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop, pk = "USER#<username>")]
struct PartitionKey {
    user: User,
    orders: Vec<Order>,
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop, order_by = number)]
struct Sorted {
    user: User,
    orders: Vec<Order>,
}

fn main() {}
