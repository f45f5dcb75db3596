#![allow(dead_code, unused)]
use ddb_keys::aws::{Change, ItemError};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn turbofish(change: &Change<Shop>) -> Result<u32, ItemError> {
    let order = change.new_image::<Order>()?;
    Ok(order.map_or(0, |order| order.number))
}

fn annotated(change: &Change<Shop>) -> Result<u32, ItemError> {
    let order: Option<Order> = change.new_image()?;
    Ok(order.map_or(0, |order| order.number))
}

fn returned(change: &Change<Shop>) -> Result<Option<Order>, ItemError> {
    change.old_image()
}

fn main() {}
