//! modyne: derived entities with keys written by hand, as its documentation shows.

use modyne::{
    Aggregate, Entity, EntityDef, Error, Item, Table, keys, projections, read_projection,
};
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

#[derive(Debug, Clone, PartialEq, EntityDef, Serialize, Deserialize)]
#[serde(rename = "Order")]
pub struct Order {
    pub username: String,
    pub number: u32,
    pub total: u32,
    pub paid: bool,
}

impl Entity for Order {
    type KeyInput<'a> = (&'a str, u32);
    type Table = Shop;
    type IndexKeys = ();

    fn primary_key((username, number): (&str, u32)) -> keys::Primary {
        keys::Primary { hash: format!("USER#{username}"), range: format!("ORDER#{number:08}") }
    }

    fn full_key(&self) -> keys::FullKey<keys::Primary, ()> {
        Self::primary_key((&self.username, self.number)).into()
    }
}

projections! {
    pub enum Members {
        User,
        Order,
    }
}

/// A user with all orders.
#[derive(Debug, Default, PartialEq)]
pub struct Account {
    pub user: Option<User>,
    pub orders: Vec<Order>,
}

impl Aggregate for Account {
    type Projections = Members;

    fn merge(&mut self, item: Item) -> Result<(), Error> {
        match read_projection!(item)? {
            Members::User(user) => self.user = Some(user),
            Members::Order(order) => self.orders.push(order),
        }
        Ok(())
    }
}
