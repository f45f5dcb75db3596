// The item of a failed condition, matched as an entity.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

pub async fn sign_up(table: Client<Shop>, user: User) -> Result<Option<User>, Error> {
    match table.create(&user).await {
        Err(Error::ConditionFailed { item: Some(Shop::User(other)), .. }) => Ok(Some(other)),
        other => other.map(|()| None),
    }
}

fn main() {}
