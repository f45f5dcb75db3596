#![allow(dead_code, unused)]
use chrono::{DateTime, Utc};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../model/shop.rs");

fn read(body: &str) -> Result<(), serde_json::Error> {
    let event: ddb_keys::aws::StreamEvent<Order> = serde_json::from_str(body)?;
    Ok(())
}
fn main() {}
