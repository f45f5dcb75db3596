use ddb_keys::Entity;
#[derive(Entity)]
#[pk("TASK#<task.project>")]
struct Task {
    project: String,
    employee: String,
}
fn main() {}
