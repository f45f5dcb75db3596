use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Entity)]
#[pk("DESK#<number>")]
#[gsi(Free, when(taken = "no"), pk = "FREE#<site>")]
struct Desk {
    number: u32,
    site: String,
    taken: bool,
}

fn main() {}
