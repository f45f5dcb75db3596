// The engine has a client of the SDK.
use ddb_keys::embedded::Embedded;
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

fn run(engine: &Embedded, endpoint: &str) {
    let table = Shop::client(engine);
    let table = Shop::client(endpoint);
}

fn main() {}
