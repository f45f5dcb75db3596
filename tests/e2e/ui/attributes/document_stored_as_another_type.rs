use ddb_keys::Document;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize, Document)]
#[serde(into = "String", from = "String")]
pub struct Place {
    city: String,
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.city
    }
}

impl From<String> for Place {
    fn from(city: String) -> Self {
        Self { city }
    }
}

fn main() {}
