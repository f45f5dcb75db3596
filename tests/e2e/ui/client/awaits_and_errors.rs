//! Requests that are not awaited, and errors of other types.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

async fn field_of_a_get_that_is_not_awaited(table: Client<Shop>, order: Order) -> Result<(), Error> {
    let user = table.get(UserKey { username: "a" });
    println!("{}", user.name);
    Ok(())
}

async fn forgot_await(t: Client<Shop>) -> Result<(), Error> {
    let user = t.get(UserKey { username: "alice" })?;
    Ok(())
}

mod question_mark_into_other_errors {
    use super::*;

    async fn text(table: &Client<Shop>, user: &User) -> Result<(), String> {
        table.put(user).await?;
        Ok(())
    }

    async fn of_the_sdk(table: &Client<Shop>, user: &User) -> Result<(), aws_sdk_dynamodb::Error> {
        table.put(user).await?;
        Ok(())
    }

    async fn io(table: &Client<Shop>, user: &User) -> std::io::Result<()> {
        table.put(user).await?;
        Ok(())
    }
}

async fn wrong_error_type_with(t: Client<Shop>) -> Result<(), ddb_keys::KeyError> {
    t.get(UserKey { username: "a" }).await?;
    Ok(())
}

fn main() {}
