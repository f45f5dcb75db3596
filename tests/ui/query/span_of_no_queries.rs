//! Span of no queries.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, span};

#[derive(Entity)]
#[pk("REPO#<repo>")]
#[sk("ISSUE#<number:08>")]
struct Issue {
    repo: String,
    number: u32,
}

fn main() {
    let _ = span("ISSUE#", "REPO#");
    let _ = span(Issue::query().repo("r"), IssueKey { repo: "r", number: 1 });
    let _ = span(Issue::query(), Issue::query().repo("r"));
}
