//! Types that are parts of a key in some formats only.
#![allow(dead_code, unused)]

use chrono::{DateTime, FixedOffset, Utc};
use ddb_keys::{Entity, KeyPart};
use serde::Serialize;

mod offset_that_only_a_key_keeps {
    use super::*;

    type Local = DateTime<FixedOffset>;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
    struct Departure(DateTime<FixedOffset>);

    // 1. not stored, and behind an alias
    #[derive(Serialize, Entity)]
    #[pk("TRAIN#<at:nanos>")]
    struct Train {
        #[serde(skip_serializing)]
        at: Local,
    }

    // 2. not always stored, in a newtype
    #[derive(Serialize, Entity)]
    #[pk("BUS#<at:nanos>")]
    struct Bus {
        #[serde(skip_serializing_if = "is_old", serialize_with = "write")]
        at: Departure,
    }

    // In UTC the key keeps it all, and serde may store what it does not.
    #[derive(Serialize, Entity)]
    #[pk("PLANE#<at:nanos>")]
    #[sk("<local:nanos>")]
    struct Plane {
        #[serde(skip_serializing)]
        at: DateTime<Utc>,
        #[serde(serialize_with = "write")]
        local: Departure,
    }

    fn is_old(_: &Departure) -> bool {
        true
    }

    fn write<S: serde::Serializer>(_: &Departure, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_unit()
    }
}

mod raw_bool {
    use super::*;

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[sk(active)]
    struct User {
        id: u32,
        active: bool,
    }

    #[derive(Entity)]
    #[pk("USER#<id>")]
    #[gsi(Active, pk = active)]
    struct Indexed {
        id: u32,
        active: bool,
    }
}

fn main() {}
