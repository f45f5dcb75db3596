use ddb_keys::Entity;
#[derive(Entity)]
#[pk("ORG#<org>")]
#[former(V1, "O#<org>")]
struct Org {
    org: String,
}
fn main() {}
