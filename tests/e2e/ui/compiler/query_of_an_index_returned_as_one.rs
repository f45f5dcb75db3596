use ddb_keys::query::{IntoCondition, One};
use ddb_keys::aws::{Client, Error};
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
include!("../model/shop.rs");

fn by_email(email: &str) -> impl IntoCondition<Select = One<User>> {
    User::query_emails().email(email).username_in("a"..)
}

fn main() {}
