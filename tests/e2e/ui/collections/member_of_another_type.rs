use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
#[derive(Debug, Serialize, Deserialize, Entity)]
#[pk("R#<id>")]
#[sk("R")]
struct Resort { id: String }
#[derive(Debug, Table)]
#[table(name = "ski", pk = "PK", sk = "SK")]
enum Ski { Resort(Resort) }
#[derive(Debug, ItemCollection)]
#[item_collection(table = Ski)]
struct Area { resort: Resort, lifts: String }
fn main() {}
