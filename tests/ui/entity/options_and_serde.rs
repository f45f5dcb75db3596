//! Options and names of serde that contradict each other.
#![allow(dead_code, unused)]

use chrono::{DateTime, Utc};
use ddb_keys::{Document, Entity};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

mod alias_of_another_field {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[serde(rename_all = "camelCase")]
    #[pk("USER#<id>")]
    struct User {
        id: u32,
        #[serde(alias = "mail", alias = "nickName")]
        email: Option<String>,
        nick_name: Option<String>,
        #[serde(alias = "phone")]
        mobile: Option<String>,
        #[serde(alias = "phone")]
        landline: Option<String>,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("CART#<id>")]
    struct Cart {
        id: u32,
        #[serde(skip_deserializing)]
        total: u32,
        #[serde(alias = "total")]
        sum: u32,
    }

    #[derive(Serialize, Deserialize, Document)]
    struct Address {
        city: String,
        #[serde(alias = "city")]
        r#type: String,
    }

    // A field that is not stored has no attribute, and one may be written where another one is read.
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLACE#<id>")]
    struct Fine {
        #[serde(alias = "id", alias = "number")]
        id: u32,
        #[serde(alias = "title", alias = "label")]
        name: String,
        #[serde(skip)]
        title: String,
        #[serde(skip, alias = "label")]
        label: String,
        #[serde(skip_deserializing)]
        visits: u32,
        #[serde(skip_serializing, default, alias = "visits")]
        visitors: u32,
    }
}

mod fields_of_one_attribute {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[serde(rename_all = "camelCase")]
    #[pk("DEAL#<id>")]
    struct Deal {
        id: u32,
        unit_price: u32,
        #[serde(rename = "unitPrice")]
        price: Option<u32>,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("LOT#<id>")]
    struct Lot {
        id: u32,
        #[serde(rename = "size", skip_serializing_if = "Option::is_none")]
        width: Option<u32>,
        #[serde(rename = "size", skip_serializing_if = "Option::is_none")]
        height: Option<u32>,
        #[serde(skip_serializing, rename(deserialize = "size"))]
        depth: Option<u32>,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("ROOM#<id>")]
    struct Room {
        id: u32,
        #[serde(rename(serialize = "seats", deserialize = "chairs"), alias = "seats")]
        seats: u32,
        chairs: u32,
    }

    #[derive(Serialize, Deserialize, Document)]
    struct Address {
        city: String,
        #[serde(rename = "city")]
        town: String,
    }

    // A field that is not stored, or whose content is, takes no name. One field may be written and another one read.
    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLACE#<id>")]
    struct Fine {
        id: u32,
        #[serde(rename = "name")]
        title: String,
        #[serde(skip)]
        name: String,
        #[serde(flatten, rename = "name")]
        address: Address,
        #[serde(skip_serializing, rename = "visits")]
        old_visits: u32,
        #[serde(skip_deserializing, rename = "visits")]
        new_visits: u32,
    }
}

mod misfit_option {
    use super::*;

    #[derive(Entity)]
    #[entity(name = 5)]
    #[pk("USER#<id>")]
    struct User {
        id: String,
    }

    #[derive(Entity)]
    #[entity(name = "A", name = "B")]
    #[pk("GAME#<id>")]
    struct Game {
        id: String,
    }

    #[derive(Entity)]
    #[entity]
    #[pk("TEAM#<id>")]
    struct Team {
        id: String,
    }

    #[derive(Entity)]
    #[entity(key = "PlayerPrimaryKey")]
    #[pk("PLAYER#<id>")]
    struct Player {
        id: String,
    }
}

mod names_that_serde_reads {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[serde(rename_all(serialize = "camelCase"))]
    #[pk("USER#<id>")]
    struct User {
        id: u32,
        #[serde(rename(serialize = "mail", deserialize = "email"))]
        email: String,
        #[serde(rename(deserialize = "nick_name"))]
        nick_name: String,
        #[serde(alias = "lastSeen")]
        last_seen: u64,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[serde(transparent)]
    #[pk("ID#<id>")]
    struct Id {
        id: u32,
    }

    #[derive(Serialize, Deserialize)]
    struct Address {
        city: String,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PLACE#<id>")]
    struct Place {
        id: u32,
        #[serde(flatten)]
        rest: BTreeMap<String, String>,
        #[serde(flatten)]
        address: Address,
    }
}

mod tag_that_serde_refuses {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[serde(tag = "kind", deny_unknown_fields)]
    #[pk("PAGE#<name>")]
    struct Page {
        name: String,
    }
}

mod ttl_as_a_duration {
    use super::*;

    #[derive(Entity)]
    #[entity(ttl = 3600)]
    #[pk("HOLD#<slot>")]
    struct Hold {
        slot: String,
        expires: u64,
    }

    #[derive(Entity)]
    #[entity(ttl = "30d")]
    #[pk("VISIT#<slot>")]
    struct Visit {
        slot: String,
        expires: u64,
    }
}

mod ttl_in_another_unit {
    use super::*;

    #[derive(Serialize, Deserialize, Entity)]
    #[entity(ttl = expires)]
    #[pk("HOLD#<id>")]
    struct Hold {
        id: u32,
        #[serde(with = "chrono::serde::ts_milliseconds")]
        expires: DateTime<Utc>,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[entity(ttl = expires)]
    #[pk("SLOT#<id>")]
    struct Slot {
        id: u32,
        #[serde(default, with = "chrono::serde::ts_nanoseconds_option")]
        expires: Option<DateTime<Utc>>,
    }

    #[derive(Serialize, Entity)]
    #[entity(ttl = expires)]
    #[pk("SEAT#<id>")]
    struct Seat {
        id: u32,
        #[serde(serialize_with = "chrono::serde::ts_microseconds::serialize")]
        expires: DateTime<Utc>,
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[entity(ttl = expires)]
    #[pk("ROOM#<id>")]
    struct Room {
        id: u32,
        #[serde(with = "chrono::serde::ts_seconds")]
        expires: DateTime<Utc>,
    }

    // What a module of the user stores is not told by its name.
    mod rfc3339 {
        pub mod seconds {
            use chrono::{DateTime, Utc};
            use serde::{Deserialize, Deserializer, Serializer};

            pub fn serialize<S: Serializer>(time: &DateTime<Utc>, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_i64(time.timestamp())
            }

            pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<DateTime<Utc>, D::Error> {
                let time = DateTime::from_timestamp(i64::deserialize(from)?, 0);
                time.ok_or_else(|| serde::de::Error::custom("no time"))
            }
        }
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[entity(ttl = expires)]
    #[pk("DESK#<id>")]
    struct Desk {
        id: u32,
        #[serde(with = "rfc3339::seconds")]
        expires: DateTime<Utc>,
    }
}

mod version_with_another_default {
    use super::*;

    fn one() -> u64 {
        1
    }

    #[derive(Serialize, Deserialize, Entity)]
    #[pk("PAGE#<name>")]
    #[entity(version = version)]
    struct Page {
        name: String,
        #[serde(default = "one")]
        version: u64,
    }

    #[derive(Default, Serialize, Deserialize, Entity)]
    #[serde(default)]
    #[pk("POST#<name>")]
    #[entity(version = writes)]
    struct Post {
        name: String,
        writes: u64,
    }

    #[derive(Default, Serialize, Deserialize, Entity)]
    #[serde(default)]
    #[pk("SITE#<name>")]
    #[entity(version = version)]
    struct Site {
        name: String,
        #[serde(default)]
        version: u64,
    }
}

fn main() {}
