use ddb_keys::Entity;
#[derive(Entity)]
#[pk("TASK#<project>")]
#[gsi(ByEmployee, index = "gsi1", pk = "EMP#<employee>", sk = "TASK#<project>")]
struct Task {
    project: String,
    employee: String,
}
fn main() {}
