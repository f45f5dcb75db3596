//! Range over an enum.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, KeyPart};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, KeyPart)]
enum Status {
    Open,
    Closed,
}

#[derive(Entity)]
#[pk("REPO#<repo>")]
#[sk("<status>#<number:08>")]
#[gsi(ByStatus, pk = repo, sk = status)]
struct Issue {
    repo: String,
    status: Status,
    number: u32,
}

fn main() {
    let _ = Issue::query().repo("r").status_in(Status::Open..=Status::Closed);
    let _ = Issue::query_by_status().repo("r").status_in(Status::Open..);
}
