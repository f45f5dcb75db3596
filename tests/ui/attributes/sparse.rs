use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORG#<org>")]
#[gsi(ByPlan, pk = "PLAN#<plan>", sk = "ORG#<org>", sparse = true)]
struct Org {
    org: String,
    plan: Option<String>,
}
fn main() {}
