use ddb_keys::Entity;

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

fn main() {}
