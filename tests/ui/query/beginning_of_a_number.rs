//! Beginning of a number.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Entity)]
#[pk("REPO#<repo>")]
#[sk("ISSUE#<number>")]
#[gsi(ByPadded, pk = repo, sk = "ISSUE#<number:08>")]
#[gsi(ByNumber, pk = repo, sk = number)]
struct Issue {
    repo: String,
    number: u32,
}

fn main() {
    let _ = Issue::query().repo("r").number_starts_with("1");
    let _ = Issue::query_by_padded().repo("r").number_starts_with("1");
    let _ = Issue::query_by_number().repo("r").number_starts_with(1);
}
