use ddb_keys::{Entity, Table};
#[derive(Debug, Entity)]
#[pk("TASK#<project>")]
#[sk("T")]
#[lsi(ByDue, pk = "TASK#<project>", sk = "DUE#<due>")]
struct Task {
    project: String,
    due: String,
}
#[derive(Debug, Table)]
#[table(name = "tasks", pk = "PK", sk = "SK")]
#[lsi(ByDue, sk = "LSI1SK")]
enum Tasks {
    Task(Task),
}
fn main() {}
