use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};
#[derive(Debug, Serialize, Deserialize, Entity)]
#[serde(rename_all = "camelCase")]
#[pk("ORG#<orgId>")]
struct Org {
    org_id: String,
}
#[derive(Debug, Table)]
#[table(name = "orgs", pk = "PK")]
enum Orgs {
    Org(Org),
}
fn main() {}
