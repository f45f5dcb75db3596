// Imported from a data model of NoSQL Workbench. It needs `serde` with the feature `derive`.

use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

// `pk` is taken from the alias `USER#user_id`, which is free text: compare it with your items.
// `sk` is taken from the alias `ORDER#order_id`, which is free text: compare it with your items.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("ORDER#<order_id>")]
#[gsi(Gsi1, pk = gpk)]
pub struct Order {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gpk: Option<String>,
    pub total: f64,
    #[serde(skip_serializing)]
    pub user_id: String,
    #[serde(skip_serializing)]
    pub order_id: String,
}

// `pk` is taken from the alias `USER#user_id`, which is free text: compare it with your items.
// `sk` is taken from the alias `PROFILE`, which is free text: compare it with your items.
// Every item needs `user_id`, because its key does.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[pk("USER#<user_id>")]
#[sk("PROFILE")]
pub struct User {
    pub user_id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
}

// `pk` is taken from the alias `log`, which is free text: compare it with your items.
// `sk` is stored as it is: its alias `when` is not a template that all rows follow.
#[derive(Debug, Clone, Serialize, Deserialize, Entity)]
#[entity(name = "Log line")]
#[pk("log")]
#[sk(sk)]
pub struct LogLine {
    pub sk: String,
}

#[derive(Debug, Clone, Table)]
#[table(name = "app", pk = "pk", sk = "sk", type_attribute = none)]
#[gsi(Gsi1, name = "gsi1", pk = "gpk", projection = include("total"))]
pub enum App {
    Order(Order),
    User(User),
    LogLine(LogLine),
}
