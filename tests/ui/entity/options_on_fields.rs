use ddb_keys::Entity;

#[derive(Entity)]
#[pk("HOLD#<slot>")]
struct Hold {
    slot: String,
    #[entity(ttl)]
    expires: u64,
    #[entity(version)]
    rev: u64,
}

fn main() {}
