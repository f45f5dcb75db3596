// Imported from a model of AWS's modelling assistant. It needs `serde` with the feature `derive`,
// `uuid` with the feature `serde`, and `ddb-keys` with the feature `uuid`, `serde_json`.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

// `gsi2sk` is the number `number`, and has to be filled by the program.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(name = "ORDER")]
#[pk("USER#<user_id>")]
#[sk("ORDER#<number:08>")]
#[gsi(ByPlace, pk = [region, city], sk = year)]
#[gsi(ByState, pk = "STATE#<state>", sk = gsi2sk)]
pub struct Order {
    pub user_id: Uuid,
    pub number: i64,
    pub region: String,
    pub city: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    pub lines: serde_json::Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rate: Option<f64>,
    pub gsi2sk: i64,
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(name = "USER")]
#[pk("USER#<user_id>")]
#[sk("PROFILE")]
pub struct User {
    pub user_id: Uuid,
    pub email: String,
}

#[derive(Debug, Clone, Table)]
#[table(name = "app", pk = "pk", sk = "sk", type_attribute = none)]
#[gsi(ByPlace, name = "by_place", pk = ["region", "city"], sk = "year")]
#[gsi(
    ByState,
    name = "by_state",
    pk = "gsi2pk",
    sk = "gsi2sk",
    projection = keys_only
)]
pub enum App {
    Order(Order),
    User(User),
}

#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk(day)]
pub struct Day {
    pub day: i64,
    #[serde(rename = "self")]
    pub self2: bool,
}

#[derive(Debug, Clone, Table)]
#[table(name = "days", pk = "day", type_attribute = none)]
pub enum Days {
    Day(Day),
}
