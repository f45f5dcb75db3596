//! Members of an item collection of other types.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Entity, ItemCollection, Table};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

include!("../clubs.rs");

mod map_as_a_member {
    use super::*;

    #[derive(Debug, ItemCollection)]
    #[item_collection(table = Clubs)]
    pub struct ClubPage {
        pub club: Club,
        pub members: std::collections::HashMap<String, Member>,
    }
}

mod without_a_table {
    use super::*;

    #[derive(Debug, ItemCollection)]
    pub struct ClubPage {
        pub club: Club,
        pub members: Vec<Member>,
    }
}

fn main() {}
