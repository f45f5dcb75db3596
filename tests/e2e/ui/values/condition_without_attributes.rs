use ddb_keys::aws::{Condition, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn all(conditions: Vec<Condition<Order>>) -> Condition<Order> {
    conditions.into_iter().fold(Condition::default(), |all, next| all & next)
}

fn check(total: u64) -> Result<(), Error> {
    if total == 0 { Err(Error::new("an order without a total")) } else { Ok(()) }
}

fn main() {}
