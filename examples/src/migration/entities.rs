//! The entities, and what items were stored under before.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

/// An order. The first version of the program joined plain numbers, which do not sort. The second one
/// padded them. The third one keeps the orders of a customer beside the customer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "ORDER#<number:08>")]
#[former(V1, pk = "ORDERS#<customer>", sk = "<number>")]
#[former(V2, pk = "ORDERS#<customer>", sk = "N#<number:08>")]
#[allow(missing_docs)]
pub struct Order {
    pub customer: String,
    pub number: u32,
    pub state: String,
    pub changes: u32,
}

/// A customer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("#CUSTOMER")]
#[allow(missing_docs)]
pub struct Customer {
    pub customer: String,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "migration", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
#[allow(missing_docs)]
pub enum Shop {
    Order(Order),
    Customer(Customer),
}

/// The customer of an order.
#[must_use]
pub fn customer_of(number: u32) -> String {
    ["ada", "bob", "cem", "dia"][number as usize % 4].to_owned()
}

/// A new order.
#[must_use]
pub fn new_order(number: u32) -> Order {
    Order { customer: customer_of(number), number, state: "open".to_owned(), changes: 0 }
}
