//! The tasks, performed by ddb-keys and by the alternatives. All must give the same result
//! before anything is measured.

mod build;
mod collection;
mod condition;
mod formats;
mod growth;
mod items;
mod parse;
mod passes;
mod query;
mod reads;
mod send;
mod which;

use crate::meter::Meter;
use crate::work::*;

/// Values of 5, 19 and 36 bytes.
const VALUES: [&str; 3] = ["alice", "alice-in-wonderland", "0b5c7b2e-9d3f-4a51-8c44-6f1d2e3a4b5c"];

fn bytes(value: &str) -> String {
    format!("{} B", value.len())
}

/// Tasks that are measured by one function.
type Group<M> = (&'static [&'static Work], fn(&mut M));

/// All tasks.
pub fn all<M: Meter>(meter: &mut M) {
    let groups: [Group<M>; _] = [
        (&[&PAIR], build::pairs),
        (&[&FOUR_PARTS], build::four_parts),
        (&[&KEY_MAP], items::key_maps),
        (&[&ITEM], items::written),
        (&[&READ], items::read),
        (&[&COLLECTION], collection::fold),
        (&[&PARSE_PAIR], parse::pairs),
        (&[&PARSE_FOUR], parse::four_parts),
        (&[&BUILD_FORMATS, &PARSE_FORMATS], formats::formats),
        (&[&WHICH_HEADS], which::heads_differ),
        (&[&WHICH_SHARED], which::heads_shared),
        (&[&QUERY], query::requests),
        (&[&CONDITION], condition::requests),
        (&[&SEND], send::requests),
        (&[&SEND_CONDITION], send::requests_with_conditions),
        (&[&MIGRATE, &REINDEX, &AUDIT], passes::passes),
        (&[&STREAM, &SEGMENTS, &GET_MANY], reads::reads),
        (&[&BUILD_BYTES, &PARSE_BYTES], growth::bytes),
        (&[&BUILD_PARTS, &PARSE_PARTS], growth::parts),
        (&[&WHICH_HEADS_OF_N, &WHICH_SHARED_OF_N, &SCAN_OF_N, &CHART_OF_N], growth::entities),
    ];
    for (works, measure) in groups {
        if works.iter().any(|work| meter.wants(work)) {
            measure(meter);
        }
    }
}
