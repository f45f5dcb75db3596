use ddb_keys::Entity;
#[derive(Entity)]
#[entity(name = "task", service = "taskapp")]
#[pk("TASK#<project>")]
struct Task {
    project: String,
    employee: String,
}
fn main() {}
