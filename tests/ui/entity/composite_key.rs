use ddb_keys::Entity;
#[derive(Entity)]
#[pk(field = "pk", composite = ["project"])]
struct Task {
    project: String,
    employee: String,
}
fn main() {}
