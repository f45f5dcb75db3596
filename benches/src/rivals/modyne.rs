//! modyne: derived entities with keys written by hand, as its documentation shows.

use modyne::{Entity, EntityDef, Table, keys};
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub struct Shop;

impl Table for Shop {
    type PrimaryKey = keys::Primary;
    type IndexKeys = keys::Gsi1;

    fn table_name(&self) -> &str {
        "shop"
    }

    fn client(&self) -> &aws_sdk_dynamodb::Client {
        unreachable!("nothing is sent")
    }
}

#[derive(Debug, Clone, PartialEq, EntityDef, Serialize, Deserialize)]
#[serde(rename = "User")]
pub struct User {
    pub username: String,
    pub email: String,
    pub age: u32,
    pub active: bool,
}

impl Entity for User {
    type KeyInput<'a> = &'a str;
    type Table = Shop;
    type IndexKeys = keys::Gsi1;

    fn primary_key(username: &str) -> keys::Primary {
        keys::Primary { hash: format!("USER#{username}"), range: format!("#METADATA#{username}") }
    }

    fn full_key(&self) -> keys::FullKey<keys::Primary, keys::Gsi1> {
        keys::FullKey {
            primary: Self::primary_key(&self.username),
            indexes: keys::Gsi1 {
                hash: format!("EMAIL#{}", self.email),
                range: format!("USER#{}", self.username),
            },
        }
    }
}

impl From<crate::entities::User> for User {
    fn from(user: crate::entities::User) -> Self {
        let crate::entities::User { username, email, age, active } = user;
        Self { username, email, age, active }
    }
}
