// Nothing of the request itself is proposed in place of its answer.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: Client<Shop>) -> Result<(), Error> {
    match table.get(UserKey { username: "a" }) {
        Ok(Some(user)) => {}
        _ => {}
    }
    Ok(())
}

fn main() {}
