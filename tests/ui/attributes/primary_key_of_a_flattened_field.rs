use ddb_keys::{Entity, KeyPart};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize, KeyPart)]
struct Place(String);

#[derive(Serialize, Deserialize, Entity)]
#[pk("PLACE#<place>")]
#[sk("SHOP#<number:04>")]
struct Shop {
    #[serde(flatten)]
    place: Place,
    number: u32,
}

#[derive(Serialize, Deserialize, Entity)]
#[pk(place)]
struct Raw {
    #[serde(flatten)]
    place: Place,
}

fn main() {}
