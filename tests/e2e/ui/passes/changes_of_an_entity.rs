#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

fn read(body: &str) -> Result<(), Box<dyn std::error::Error>> {
    let event: ddb_keys::aws::StreamEvent<Order> = serde_json::from_str(body)?;
    for change in event.records {
        println!("{:?}", change?.key());
    }
    Ok(())
}
async fn handler(event: ddb_keys::aws::StreamEvent<Order>) -> Result<(), Error> {
    for change in event.records.into_iter().flatten() {
        handle(change)?;
    }
    Ok(())
}
fn handle(change: ddb_keys::aws::Change<Order>) -> Result<(), Error> {
    if let Some(order) = change.new_image()? {
        println!("{}", order.number);
    }
    Ok(())
}
fn main() {}
