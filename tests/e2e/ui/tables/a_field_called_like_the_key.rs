// A field called like the key.
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
#[derive(Entity)]
#[pk("X#<id>")]
struct Thing {
    id: u32,
    #[allow(non_snake_case)]
    PK: String,
}
#[derive(Table)]
#[table(name = "things", pk = "PK")]
enum Things {
    Thing(Thing),
}

#[derive(Serialize, Deserialize, Entity)]
#[pk("X#<id>")]
struct Other {
    id: u32,
    #[serde(rename = "PK")]
    pk: String,
}
#[derive(Table)]
#[table(name = "others", pk = "PK")]
enum Others {
    Other(Other),
}

fn main() {}
