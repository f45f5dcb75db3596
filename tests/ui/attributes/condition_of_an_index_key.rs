use ddb_keys::Entity;
#[derive(Entity)]
#[pk("TASK#<project>")]
#[sk("AT#<created>")]
#[gsi(ByEmployee, pk = "EMP#<employee>", sk = "AT#<created>", condition = "employee <> ''")]
struct Task {
    project: String,
    employee: String,
    created: u64,
}
fn main() {}
