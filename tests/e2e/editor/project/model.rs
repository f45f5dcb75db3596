use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};

/// A customer.
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
#[entity(version = version)]
pub struct User {
    pub username: String,
    pub address: Address,
    pub version: u64,
}

#[derive(Debug, Serialize, Deserialize, Document)]
pub struct Address {
    pub city: String,
}

#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("ORDER#<placed>#<number:08>")]
#[gsi(ByStatus, pk = "STATUS#<status>", sk = "ORDER#<placed>")]
#[gsi(ByTotal, pk = username, sk = total)]
#[gsi(Paid, when(paid = true), pk = "PAID", sk = "<placed>")]
pub struct Order {
    pub username: String,
    pub placed: String,
    pub number: u32,
    pub status: Status,
    pub total: u32,
    pub paid: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
pub enum Status {
    Open,
    Paid,
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop)]
pub struct Customer {
    pub user: Option<User>,
    pub orders: Vec<Order>,
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Shop, index = ByStatus)]
pub struct Queue {
    pub orders: Vec<Order>,
}

#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByStatus, name = "ByStatusIndex", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(ByTotal, pk = "username", sk = "total")]
#[gsi(Paid, pk = "GSI3PK", sk = "GSI3SK")]
pub enum Shop {
    User(User),
    Order(Order),
}
