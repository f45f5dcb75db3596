//! Requests and lists that borrow or have been moved.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, Table};
use ddb_keys::aws::{Client, Error};
use serde::{Deserialize, Serialize};

include!("../shop.rs");

mod put_iter_of_borrowed_items {
    use super::*;

    async fn import(table: &Client<Shop>, users: &[User]) -> Result<(), Error> {
        table.batch().put_iter(users.iter().map(|user| user.clone())).await
    }
}

mod transaction_in_a_loop {
    use super::*;

    async fn delete(table: &Client<Shop>, user: &User, keys: &[OrderKey<'_>]) -> Result<(), Error> {
        let transaction = table.transact_write(table.put(user));
        for key in keys {
            transaction.write(table.delete(key));
        }
        transaction.await
    }
}

fn main() {}
