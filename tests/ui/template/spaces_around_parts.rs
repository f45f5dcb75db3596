use ddb_keys::Entity;

#[derive(Entity)]
#[pk("CAR#< plate: upper >")]
#[sk("<path ..>")]
struct Car {
    plate: String,
    path: String,
}

fn main() {}
