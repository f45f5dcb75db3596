//! Entities in a module without the prelude.
#![no_implicit_prelude]

use ::ddb_keys::{Entity, Table};
use ::serde::{Deserialize, Serialize};
use ::std::clone::Clone;
use ::std::fmt::Debug;
use ::std::string::String;

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
pub struct User {
    pub name: String,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
pub enum Users {
    User(User),
}
