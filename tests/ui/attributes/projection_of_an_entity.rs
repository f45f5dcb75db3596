use ddb_keys::Entity;
#[derive(Entity)]
#[pk("TASK#<project>")]
#[gsi(ByEmployee, pk = "EMP#<employee>", sk = "TASK#<project>", projection = "ALL")]
struct Task {
    project: String,
    employee: String,
}
fn main() {}
