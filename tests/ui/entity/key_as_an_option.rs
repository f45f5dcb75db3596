//! Keys among the options of `#[entity(…)]`.
#![allow(dead_code, unused)]

use ddb_keys::Entity;

#[derive(Debug, Entity)]
#[entity(pk = "JURY#<jury>", sk = "JUROR#<juror>")]
struct Juror {
    jury: String,
    juror: String,
}

fn main() {
    let _ = JurorKey { jury: "a", juror: "b" };
}
