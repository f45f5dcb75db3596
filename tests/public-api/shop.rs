//! A crate as a user writes it. Its rendered documentation is compared with `shop.txt`.

use ddb_keys::{Entity, KeyPart, Table};

/// Who buys.
#[derive(Debug, Clone, PartialEq, KeyPart)]
pub struct UserId(pub String);

/// Where an order is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
pub enum Status {
    /// Not paid yet.
    Open,
    /// On its way.
    Sent,
}

/// A customer.
#[derive(Debug, Entity)]
#[pk("USER#<id>")]
#[sk("PROFILE")]
#[former(V1, pk = "CUSTOMER#<id>", sk = "PROFILE")]
pub struct User {
    /// Who it is.
    pub id: UserId,
    /// Where to write to.
    pub email: String,
}

/// An order of a customer.
#[derive(Debug, Entity)]
#[pk("USER#<user>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByStatus, pk = "STATUS#<status>", sk = "<number:ordered>")]
#[gsi(Shipped, pk = "SHIPPED", sk = "<shipped>#<number>")]
pub struct Order {
    /// Who buys.
    pub user: UserId,
    /// Counts the orders of a user.
    pub number: u32,
    /// Where it is.
    pub status: Status,
    /// The day on which it was sent.
    pub shipped: Option<String>,
}

/// Everything that is stored.
#[derive(Debug, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByStatus, name = "by-status", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Shipped, name = "shipped", pk = "GSI2PK", sk = "GSI2SK")]
pub enum Shop {
    /// A customer.
    User(User),
    /// An order of a customer.
    Order(Order),
}

/// A note of an organization.
#[derive(Debug, Entity)]
#[pk("ORG#<org>")]
pub struct Note {
    /// Whose it is.
    pub org: String,
    /// What it says.
    pub text: String,
}

/// The notes of organizations, each of which is a tenant.
#[derive(Debug, Table)]
#[table(name = "notes", pk = "PK", tenant = org)]
pub enum Notes {
    /// A note of an organization.
    Note(Note),
}
