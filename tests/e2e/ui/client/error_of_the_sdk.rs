// An error tells its reason without the SDK's service errors.
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, KeyPart, Table};
use serde::{Deserialize, Serialize};

include!("../model/shop.rs");

async fn run(table: Client<Shop>, user: User) -> Result<(), Error> {
    match table.create(&user).await {
        Err(error) if error.into_service_error().is_conditional_check_failed_exception() => Ok(()),
        Err(error) if error.code() == Some("ConditionalCheckFailedException") => Ok(()),
        other => other.map(drop),
    }
}

fn main() {}
