use ddb_keys::Entity;
#[derive(Entity)]
#[pk("CAR#<plate >")]
struct Trip {
    plate: String,
    start: String,
}
fn main() {}
