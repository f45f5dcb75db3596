//! The table of the programs.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[sk("PROFILE")]
pub struct User {
    pub name: String,
    pub age: u32,
    pub email: Option<String>,
    pub tags: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<name>")]
#[sk("ORDER#<number:08>")]
pub struct Order {
    pub name: String,
    pub number: u32,
    pub total: u64,
}

#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
pub enum Shop {
    User(User),
    Order(Order),
}
