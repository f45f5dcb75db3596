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

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(created = created, updated = updated)]
#[pk("PAGE#<name>")]
#[gsi(Recent, pk = "PAGES", sk = "<updated:010>#<name>")]
pub struct Page {
    pub name: String,
    pub created: u64,
    pub updated: u64,
}

#[derive(Debug, Table)]
#[table(name = "users", pk = "PK")]
#[gsi(Recent, name = "recent", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Users {
    User(User),
    Page(Page),
}
