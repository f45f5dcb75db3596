//! Entity that is not send.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use std::rc::Rc;

#[derive(Entity)]
#[pk("ORDER#<id>")]
struct Order {
    id: u32,
    note: Option<Rc<str>>,
}

#[derive(Table)]
#[table(name = "shop", pk = "PK")]
enum Shop {
    Order(Order),
}

fn main() {}
