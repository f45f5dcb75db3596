use ddb_keys::Entity;
use other_version::{DateTime, Ulid, Utc};

mod other_version {
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Ulid(u128);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct DateTime<Zone>(i64, Zone);

    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub struct Utc;
}

#[derive(Entity)]
#[pk("FINE#<reader>")]
#[sk("<at:secs>#<id>")]
#[gsi(ByLoan, pk = "LOAN#<loan>", sk = "<at:secs>")]
struct Fine {
    reader: u64,
    id: Ulid,
    at: DateTime<Utc>,
    loan: Option<Ulid>,
}

fn main() {}
