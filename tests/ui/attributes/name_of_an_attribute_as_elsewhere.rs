// serde names the attributes of fields.
use ddb_keys::Entity;

#[derive(Entity)]
#[pk("SHOP#<id>")]
struct Shop {
    id: String,
    #[saved_as("n")]
    name: String,
    #[saved_as = "c"]
    city: String,
}

fn main() {}
