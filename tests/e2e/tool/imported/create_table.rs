// Imported from the definition of a table. It needs `serde` with the feature `derive`, `serde_json`.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

// The definition of a table does not say which entities it has. This one is any item: replace it by
// your entities, with templates such as #[pk("USER#<name>")] instead of the attributes themselves.
// `sk` is in a key, so it is taken for an integer.
// `year` is in a key, so it is taken for an integer.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk(pk)]
#[sk(sk)]
#[gsi(ByPlace, pk = [region, city], sk = year)]
#[lsi(ByYear, sk = year)]
pub struct Item {
    pub pk: String,
    pub sk: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub region: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub year: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<serde_json::Value>,
}

#[derive(Debug, Clone, Table)]
#[table(name = "my-table", pk = "pk", sk = "sk", type_attribute = none)]
#[gsi(
    ByPlace,
    name = "by-place",
    pk = ["region", "city"],
    sk = "year",
    projection = include("total")
)]
#[lsi(ByYear, name = "by-year", sk = "year")]
pub enum MyTable {
    Item(Item),
}
