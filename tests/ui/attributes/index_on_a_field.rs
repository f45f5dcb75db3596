use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORG#<org>")]
#[gsi(ByPlan, pk = "PLAN#<plan>", sk = "ORG#<org>")]
struct Org {
    org: String,
    #[gsi(ByPlan)]
    plan: String,
}
fn main() {}
