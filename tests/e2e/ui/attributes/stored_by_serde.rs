//! Attributes that serde stores in another way than they are declared.
#![allow(dead_code, unused)]

use ddb_keys::{Document, Entity};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

mod attributes_that_serde_reads_elsewhere {
    use super::*;

    type Extra = HashMap<String, String>;

    #[derive(Serialize, Deserialize, Document)]
    struct Street {
        street: String,
    }

    #[derive(Serialize, Deserialize, Document)]
    struct Renamed {
        #[serde(rename(serialize = "town"))]
        city: String,
    }

    #[derive(Serialize, Deserialize, Document)]
    struct MapFirst {
        #[serde(flatten)]
        extra: Extra,
        #[serde(flatten)]
        street: Street,
    }

    #[derive(Serialize, Deserialize, Document)]
    struct Unread {
        #[serde(skip_deserializing)]
        cached: u32,
        #[serde(flatten)]
        extra: HashMap<String, String>,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLACE#<id>")]
    struct Place {
        id: u32,
        #[serde(skip_deserializing)]
        cached: u32,
        #[serde(flatten)]
        extra: Option<Extra>,
        #[serde(flatten)]
        street: Street,
    }

    // What is skipped both ways, or comes last, is no mistake.
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("HOUSE#<id>")]
    struct House {
        id: u32,
        #[serde(skip)]
        cached: u32,
        #[serde(flatten)]
        street: Street,
        #[serde(flatten)]
        extra: Extra,
    }
}

mod document_stored_as_another_type {
    use super::*;

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
}

fn main() {}
