use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORG#<org>", casing = "none")]
struct Org {
    org: String,
}
fn main() {}
