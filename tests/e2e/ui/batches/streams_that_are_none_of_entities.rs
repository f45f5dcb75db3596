// A batch writes the rows of a stream: not a query itself, and not the rows of a scan.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

async fn orders(from: Client<Shop>, to: Client<Shop>) -> Result<(), Error> {
    to.batch().put_stream(from.query(Order::query().username("ann"))).await
}

async fn everything(from: Client<Shop>, to: Client<Shop>) -> Result<(), Error> {
    to.batch().put_stream(from.scan().stream()).await
}

fn main() {}
