use chrono::{DateTime, Utc};
use ddb_keys::Entity;

#[derive(Entity)]
#[pk("EVENTS#<id:shard(16)>")]
#[sk("<at>")]
struct NotReadBack {
    id: String,
    at: u32,
}

#[derive(Entity)]
#[pk("EVENTS#<id:shard(16)>")]
#[sk("<id:lower>")]
struct ReadBackFolded {
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<day>")]
#[sk("<id:shard(16)>#<id>")]
struct InTheSortKey {
    day: String,
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<id:shard(16)>#<day:shard(4)>")]
#[sk("<id>#<day>")]
struct TwoShards {
    day: String,
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<id:shard(1)>")]
#[sk("<id>")]
struct OneShard {
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<id:shard(1001)>")]
#[sk("<id>")]
struct TooManyShards {
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<id:shard>")]
#[sk("<id>")]
struct HowManyShards {
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<id:shards(4)>")]
#[sk("<id>")]
struct Misspelled {
    id: String,
}

#[derive(Entity)]
#[pk("EVENTS#<shard:shard(4)>")]
#[sk("<all_shards>#<shard>")]
struct NamedLikeMethods {
    shard: String,
    all_shards: u8,
}

#[derive(Entity)]
#[pk("EVENTS#<at:shard(4)>")]
#[sk("<at:nanos>")]
struct OfTimes {
    at: DateTime<Utc>,
}

#[derive(Entity)]
#[pk("EVENTS#<id..:shard(4)>")]
struct OfATail {
    id: String,
}

fn main() {}
