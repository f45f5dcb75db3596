use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("ORG#<org>")]
#[gsi(ByPlan, pk = "PLAN#<plan>")]
struct Org {
    org: String,
    plan: String,
}
#[derive(Debug, Table)]
#[table(name = "orgs", pk = "PK")]
#[gsi(ByPlan, pk = "PK", sk = "GSI1SK")]
enum Orgs {
    Org(Org),
}
fn main() {}
