use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("TASK#<project>")]
#[sk("T")]
#[gsi(Gsi1, pk = "A#<project>", sk = "B")]
struct Task {
    project: String,
}
#[derive(Debug, Table)]
#[table(name = "tasks", pk = "PK", sk = "SK")]
#[gsi(GSI1, pk = "GSI1PK", sk = "GSI1SK")]
enum Tasks {
    Task(Task),
}
fn main() {}
