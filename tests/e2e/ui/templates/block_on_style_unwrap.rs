// Block_on style unwrap.
use ddb_keys::aws::{Client, Error};
use ddb_keys::query::{IntoCondition, One};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

include!("../model/shop.rs");

fn f(t: Client<Shop>) {
    let u = t.get(UserKey { username: "a" }).unwrap();
}

fn main() {}
