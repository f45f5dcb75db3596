//! Names of attributes, as other libraries give them to fields.

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("VAN#<plate>")]
struct Van {
    plate: String,
    #[entity(saved_as = "km")]
    mileage: u32,
    #[entity(rename = "d")]
    depot: String,
}

fn main() {}
