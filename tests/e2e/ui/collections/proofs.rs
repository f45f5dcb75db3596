//! Item collections whose members do not fit the table.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

mod entity_outside_of_the_index {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Clubs, index = ByHandle)]
    pub struct Handles {
        pub members: Vec<Member>,
        pub club: Option<Club>,
    }
}

mod several_items_as_one {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Clubs)]
    pub struct ClubPage {
        pub club: Club,
        pub members: Member,
    }
}

fn main() {}
