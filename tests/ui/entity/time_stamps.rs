//! Fields that writes cannot set to the present time.
#![allow(dead_code)]

use ddb_keys::Entity;
use serde::{Deserialize, Serialize};

/// What updates can work out.
#[derive(Clone, Entity)]
#[entity(created = created, updated = updated)]
#[pk("TASK#<id>")]
#[gsi(ByState, pk = "STATE#<state>", sk = "<updated:010>#<id>")]
#[gsi(Raw, pk = state, sk = updated)]
struct Fine {
    id: u32,
    state: String,
    created: u64,
    updated: u64,
}

#[derive(Clone, Entity)]
#[entity(created = creatd, updated = changed)]
#[pk("TASK#<id>")]
struct Unknown {
    id: u32,
    created: u64,
}

#[derive(Clone, Entity)]
#[entity(created = at, updated = at)]
#[pk("TASK#<id>")]
struct Same {
    id: u32,
    at: u64,
}

#[derive(Clone, Entity)]
#[entity(version = version, updated = version, ttl = expires, created = expires)]
#[pk("TASK#<id>")]
struct Other {
    id: u32,
    version: u64,
    expires: u64,
}

#[derive(Clone, Entity)]
#[entity(created = created, updated = updated)]
#[pk("TASK#<created:010>")]
#[former(V1, pk = "T#<created:010>#<updated:010>")]
struct InKeys {
    created: u64,
    updated: u64,
}

#[derive(Clone, Serialize, Deserialize, Entity)]
#[entity(created = created, updated = updated)]
#[pk("TASK#<id>")]
struct NotStored {
    id: u32,
    #[serde(flatten)]
    created: Option<u64>,
    #[serde(skip)]
    updated: u64,
}

#[derive(Clone, Serialize, Deserialize, Entity)]
#[entity(updated = updated, unique(Lock = Lock { at: self.updated }))]
#[pk("TASK#<id>")]
struct IsUnique {
    id: u32,
    updated: u64,
}

#[derive(Clone, Serialize, Deserialize, Entity)]
#[pk("LOCK#<at>")]
struct Lock {
    at: u64,
}

#[derive(Clone, Entity)]
#[entity(updated = updated, part(day: u64 = self.updated / 86_400))]
#[pk("TASK#<id>")]
#[gsi(ByRank, pk = "ALL", sk = "<updated:010>#<rank:04>")]
#[gsi(ByDay, pk = "DAY#<day>", sk = "<id>")]
#[gsi(Late, when(updated = 4..), pk = "LATE", sk = "<id>")]
struct InIndexes {
    id: u32,
    rank: u16,
    updated: u64,
}

#[derive(Clone, Serialize, Deserialize, Entity)]
#[entity(updated = updated)]
#[pk("TASK#<id>")]
#[gsi(ByTime, pk = "ALL", sk = "<updated:010>")]
struct ByFunction {
    id: u32,
    #[serde(with = "seconds")]
    updated: u64,
}

mod seconds {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(value: &u64, serializer: S) -> Result<S::Ok, S::Error> {
        (value / 1000).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        Ok(u64::deserialize(deserializer)? * 1000)
    }
}

fn main() {}
