// KeyPart on a struct with named fields.
use ddb_keys::KeyPart;
#[derive(KeyPart)]
struct Id {
    value: String,
}

fn main() {}
