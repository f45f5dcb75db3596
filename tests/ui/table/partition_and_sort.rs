use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("TASK#<project>")]
#[sk("T")]
struct Task {
    project: String,
}
#[derive(Debug, Table)]
#[table(name = "tasks", partition = "PK", sort = "SK")]
enum Tasks {
    Task(Task),
}
fn main() {}
