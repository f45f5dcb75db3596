#![allow(dead_code, unused)]
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, ItemCollection, Table, KeyPart, Document};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");
async fn run(table: Client<Shop>, key: OrderKey<'_>, order: Order) -> Result<(), Error> {
    table.query_first("x");
    table.filter("x");
    table.contains_key("x");
    table.count("x");
    table.paginate(3);
    table.get_collection("x");
    table.next_id();
    table.with_region("x");
    table.update_many("x");
    table.delete_where("x");
    table.put_if_absent(&order);
    table.begin_transaction();
    Ok(())
}
fn main() {}
