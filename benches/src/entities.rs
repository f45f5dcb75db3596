//! The entities of the benchmarks. Those of the alternatives have the same fields.

use ddb_keys::{Entity, ItemCollection, KeyPart, Table};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Four fields, a primary key, an index key.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("#METADATA#<username>")]
#[gsi(ByEmail, pk = "EMAIL#<email>", sk = "USER#<username>")]
pub struct User {
    pub username: String,
    pub email: String,
    pub age: u32,
    pub active: bool,
}

impl User {
    pub fn named(username: &str) -> Self {
        let email = format!("{username}@example.com");
        Self { username: username.to_owned(), email, age: 42, active: true }
    }
}

/// A key of four parts: text, id, time, padded number.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("EVENT#<tenant>#<game>#<at:millis>#<number:08>")]
pub struct Event {
    pub tenant: String,
    pub game: Uuid,
    pub at: Timestamp,
    pub number: u32,
}

/// A time as a number.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("LOG#<host>#<at:epoch_millis>")]
pub struct Log {
    pub host: String,
    pub at: Timestamp,
}

/// A signed number that is never negative.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("RATED#<shop>#<rating:08>")]
pub struct Rated {
    pub shop: String,
    pub rating: i32,
}

/// A signed number, the greatest first.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("SCORE#<shop>#<points:desc>")]
pub struct Score {
    pub shop: String,
    pub points: i32,
}

/// An id without hyphens.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("GAME#<game:simple>")]
pub struct Game {
    pub game: Uuid,
}

#[derive(Debug, Clone, PartialEq, KeyPart)]
#[key_part(empty)]
pub struct Namespace(pub String);

/// A part that may be empty.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("CHECKPOINT#<namespace>#<id>")]
pub struct Checkpoint {
    pub namespace: Namespace,
    pub id: String,
}

/// A part that is computed.
#[derive(Debug, Clone, PartialEq, Entity)]
#[entity(part(shard: u32 = self.request % 16))]
#[pk("COUNT#<shard:08>")]
#[sk("<request>")]
pub struct Counted {
    pub request: u32,
}

/// A list at the end.
#[derive(Debug, Clone, PartialEq, Entity)]
#[pk("FILE#<path..>")]
pub struct File {
    pub path: Vec<String>,
}

/// An entity with many items per partition.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<username>")]
#[sk("ORDER#<number:08>")]
pub struct Order {
    pub username: String,
    pub number: u32,
    pub total: u32,
    pub paid: bool,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "shop", pk = "PK", sk = "SK")]
#[gsi(ByEmail, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Shop {
    User(User),
    Order(Order),
}

/// A user with all orders.
#[derive(Debug, Clone, PartialEq, ItemCollection)]
#[item_collection(table = Shop)]
pub struct Account {
    pub user: User,
    pub orders: Vec<Order>,
}

/// An entity whose keys have changed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("CUSTOMER#<customer>")]
#[sk("PARCEL#<number:08>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<number:08>")]
#[former(V1, pk = "C#<customer>", sk = "P#<number>")]
pub struct Parcel {
    pub customer: String,
    pub number: u32,
    pub state: String,
    pub grams: u64,
}

#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "archive", pk = "PK", sk = "SK")]
#[gsi(ByState, name = "by-state", pk = "GSI1PK", sk = "GSI1SK")]
pub enum Archive {
    Parcel(Parcel),
}
