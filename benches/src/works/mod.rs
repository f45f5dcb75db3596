//! The tasks, performed by ddb-keys and by the alternatives. All must give the same result
//! before anything is measured.

mod build;
mod collection;
mod condition;
mod growth;
mod items;
mod parse;
mod passes;
mod query;
mod send;
mod which;

use crate::meter::Meter;

/// Values of 5, 19 and 36 bytes.
const VALUES: [&str; 3] = ["alice", "alice-in-wonderland", "0b5c7b2e-9d3f-4a51-8c44-6f1d2e3a4b5c"];

fn bytes(value: &str) -> String {
    format!("{} B", value.len())
}

/// All tasks.
pub fn all(meter: &mut impl Meter) {
    build::pairs(meter);
    build::four_parts(meter);
    items::key_maps(meter);
    items::written(meter);
    items::read(meter);
    collection::fold(meter);
    parse::pairs(meter);
    parse::four_parts(meter);
    which::heads_differ(meter);
    which::heads_shared(meter);
    query::requests(meter);
    condition::requests(meter);
    send::requests(meter);
    send::requests_with_conditions(meter);
    passes::passes(meter);
    growth::bytes(meter);
    growth::parts(meter);
    growth::entities(meter);
}
