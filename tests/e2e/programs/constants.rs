//! Constants, statics, unit structs and imported variants that are called as fields are, or as what generated code could call its own
//! variables: in a pattern such a name means the constant.

use ddb_keys::aws::{Client, Error};
use ddb_keys::{Document, Entity, ItemCollection, KeyPart, Table};
use serde::{Deserialize, Serialize};

macro_rules! constants {
    ($($name:ident)*) => {
        $(
            #[allow(non_upper_case_globals, dead_code)]
            const $name: u128 = 7;
        )*
    };
}

constants! {
    a attribute b base beginning beginning_of bytes condition current default_value each entity error f field fields from given i id
    index inner it item key keys kind member members n name names number order other out parse part parts pk position query range read
    result row rows sdk sk source state step table text texts this ty unit until value values view visit w wins write
}

#[allow(non_upper_case_globals, dead_code)]
static team: u8 = 7;

#[allow(non_camel_case_types, dead_code)]
struct day;

#[allow(non_camel_case_types, dead_code)]
enum Colour {
    colour,
    month,
    at,
    paid,
}
#[allow(unused_imports)]
use Colour::*;

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
struct Code(String);

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
#[key_part(len = 3, chars = "a-z")]
struct Short(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, KeyPart)]
enum Kind {
    One,
    Two,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Document)]
struct Inner {
    #[serde(default)]
    value: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(zero: &u32) -> bool {
    *zero == 0
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[entity(version = other, ttl = n)]
#[pk("TEAM#<team>")]
#[sk("<at:millis>#<id:08>#<colour>#<kind>")]
#[former(V1, pk = "T#<team>", sk = "<at:secs>#<id>#<colour>#<kind>")]
#[gsi(ByMonth, pk = "<team>#<at:month>", sk = "<at:day>#<name>")]
#[gsi(Paid, when(paid = true), pk = "<value>", sk = "<key>")]
#[gsi(Low, when(level = ..=9), pk = "LOW", sk = "<level:04>")]
struct Order {
    id: u32,
    team: String,
    at: chrono::DateTime<chrono::Utc>,
    colour: Code,
    kind: Kind,
    name: Option<Short>,
    key: Option<Kind>,
    value: Option<u32>,
    paid: bool,
    level: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    f: u32,
    #[serde(default)]
    state: Option<Inner>,
    other: u64,
    n: Option<u64>,
    #[serde(flatten)]
    rest: std::collections::BTreeMap<String, u32>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("TEAM#<team>")]
#[sk("TEAM")]
struct Team {
    team: String,
    #[serde(with = "chrono::serde::ts_seconds")]
    day: chrono::DateTime<chrono::Utc>,
}

#[derive(Debug, Table)]
#[table(name = "constants", pk = "PK", sk = "SK")]
#[gsi(ByMonth, name = "by-month", pk = "GSI1PK", sk = "GSI1SK")]
#[gsi(Paid, name = "paid", pk = "GSI2PK", sk = "GSI2SK")]
#[gsi(Low, name = "low", pk = "GSI3PK", sk = "GSI3SK")]
enum Constants {
    Order(Order),
    Team(Box<Team>),
    #[table(unknown)]
    Unknown(ddb_keys::aws::Item),
}

#[derive(Debug, ItemCollection)]
#[item_collection(table = Constants)]
struct TeamOrders {
    members: Option<Team>,
    rows: Vec<Order>,
}

async fn orders(
    client: &Client<Constants>,
    instant: chrono::DateTime<chrono::Utc>,
) -> Result<(), Error> {
    client.query(Order::query().team("a").at_in(instant..)).await?;
    client.query(Order::query_by_month().team("a").at_month(instant)).await?;
    client.query(Order::query_low().level_in(..=5)).await?;
    client.load(TeamOrders::query().team("a")).await?;
    let _ = TeamOrders::from_rows(client.query(Order::collection().team("a")).await?);
    Ok(())
}
