use ddb_keys::Entity;

#[derive(Entity)]
#[pk("SPOT#<latitude>")]
struct Spot {
    latitude: f64,
}

fn main() {}
