//! Span of three.
#![allow(dead_code, unused)]

use ddb_keys::{Entity, span};

#[derive(Entity)]
#[pk("A#<id>")]
#[sk("X#<n:04>")]
struct A {
    id: String,
    n: u16,
}
fn f() {
    let s = span(A::query().id("1").n(1), A::query().id("1"), A::query().id("1"));
}

fn main() {}
