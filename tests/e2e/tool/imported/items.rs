// Imported from the items of a table. It needs `serde` with the feature `derive`, `uuid` with the
// feature `serde`, and `ddb-keys` with the feature `uuid`, `serde_json`, `serde_dynamo`.

use std::collections::BTreeSet;

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

// 3 of 12 items.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("ACCOUNT#<number:08>")]
#[gsi(Gsi1, pk = "OWNER#<owner>", sk = "ACCOUNT#<number:08>")]
pub struct Account {
    pub balance: f64,
    pub number: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "BTreeSet::is_empty",
        with = "serde_dynamo::string_set"
    )]
    pub tags: BTreeSet<String>,
    pub tenant: String,
}

// 3 of 12 items.
// Some of these items have `type` as NULL, and others lack it: `put` leaves it out.
// No attribute has `log_id`: it is in the key alone.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("LOG#<at>#<log_id>")]
pub struct Log {
    pub at: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub details: Option<serde_json::Value>,
    pub level: i64,
    pub tenant: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r#type: Option<bool>,
    #[serde(skip_serializing)]
    pub log_id: Uuid,
}

// 2 of 12 items.
// No attribute has `tenant_id`: it is in the key alone.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant_id>")]
#[sk("SETTINGS")]
pub struct Settings {
    pub theme: String,
    #[serde(skip_serializing)]
    pub tenant_id: String,
}

// 2 of 12 items.
// The key of the index `GSI1`, which 2 of these items have, is stored as it is: nothing else in
// them says it.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("TENANT#<tenant>")]
#[sk("USER#<name>")]
#[gsi(Gsi1, pk = gsi1_pk, sk = gsi1_sk)]
pub struct User {
    pub name: String,
    pub tenant: String,
    #[serde(rename = "GSI1PK")]
    pub gsi1_pk: String,
    #[serde(rename = "GSI1SK")]
    pub gsi1_sk: String,
}

// 1 of 12 items.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("VERSION")]
#[sk("VERSION")]
pub struct Version {
    pub number: u64,
}

// Items do not say what their table is called: `app` stands for it.
// Items do not say what their indexes are called, what these include, and whether attributes of
// other names are index keys.
// No entity claims 1 of 12 items, such as these:
// - `? | USER#x`
#[derive(Debug, Clone, Table)]
#[table(name = "app", pk = "PK", sk = "SK", type_attribute = "kind")]
#[gsi(Gsi1, name = "GSI1", pk = "GSI1PK", sk = "GSI1SK")]
pub enum App {
    Account(Account),
    Log(Log),
    Settings(Settings),
    User(User),
    Version(Version),
}
