use ddb_keys::Entity;
#[derive(Entity)]
#[entity(version = "1")]
#[pk("TASK#<project>")]
struct Task {
    project: String,
    rev: u64,
}
fn main() {}
