//! The cases that are measured, and their goals.

/// The library itself, as one of the alternatives.
pub const DDB_KEYS: &str = "ddb-keys";
/// Exact capacity, `push_str`, `strip_prefix`, and the same checks as ddb-keys.
pub const HAND: &str = "hand-written";
/// The usual code.
pub const FORMAT: &str = "format!";
pub const MODYNE: &str = "modyne";
pub const FACADE: &str = "dynamodb-facade";
pub const DYNAMODEL: &str = "dynamodel";
/// `serde_dynamo` for the fields, and hand-written keys.
pub const SERDE_DYNAMO: &str = "serde_dynamo + hand";
pub const SERDE_DYNAMO_ALONE: &str = "serde_dynamo";
/// `serde_dynamo` for the fields, and keys by `format!`.
pub const SERDE_FORMAT: &str = "serde_dynamo + format!";
/// The SDK by hand: keys, expressions, and `serde_dynamo` for the items.
pub const SDK: &str = "aws-sdk by hand";
/// The library's own conditions as text.
pub const TEXT: &str = "ddb-keys, as text";
/// `split('#').collect::<Vec<_>>()`.
pub const SPLIT: &str = "split + collect";
pub const REGEX: &str = "regex";
/// A chain of `strip_prefix` calls.
pub const CHAIN: &str = "strip_prefix chain";

/// A task that ddb-keys and the alternatives perform.
#[derive(Debug)]
pub struct Work {
    pub name: &'static str,
    pub goals: &'static [Goal],
}

/// The maximum that ddb-keys may cost.
#[derive(Debug, Clone, Copy)]
pub enum Goal {
    /// Instructions, as a multiple of an alternative's.
    Instructions(f64, &'static str),
    /// Allocations, without any reallocation.
    Allocations(u64),
}
use Goal::{Allocations, Instructions};

pub const PAIR: Work = Work {
    name: "build pk + sk",
    goals: &[Instructions(1.05, HAND), Instructions(0.6, FORMAT), Allocations(2)],
};
pub const FOUR_PARTS: Work = Work {
    name: "build 4 parts",
    goals: &[Instructions(1.05, HAND), Instructions(0.4, FORMAT), Allocations(1)],
};
pub const KEY_MAP: Work =
    Work { name: "key map", goals: &[Instructions(1.05, HAND), Allocations(5)] };
pub const ITEM: Work = Work { name: "write item", goals: &[Instructions(1.05, SERDE_DYNAMO)] };
pub const READ: Work = Work { name: "read item", goals: &[] };
pub const COLLECTION: Work = Work { name: "item collection", goals: &[Instructions(1.05, HAND)] };
pub const PARSE_PAIR: Work =
    Work { name: "parse pk + sk", goals: &[Instructions(1.15, HAND), Allocations(0)] };
pub const PARSE_FOUR: Work =
    Work { name: "parse 4 parts", goals: &[Instructions(1.15, HAND), Allocations(0)] };
/// The formats that are not in the keys above.
pub const BUILD_FORMATS: Work =
    Work { name: "build a format", goals: &[Instructions(1.05, HAND), Allocations(2)] };
pub const PARSE_FORMATS: Work =
    Work { name: "parse a format", goals: &[Instructions(1.05, HAND), Allocations(0)] };
pub const WHICH_HEADS: Work =
    Work { name: "which of 20, heads differ", goals: &[Instructions(1.15, HAND), Allocations(0)] };
pub const WHICH_SHARED: Work =
    Work { name: "which of 20, heads shared", goals: &[Instructions(1.15, HAND), Allocations(0)] };
pub const QUERY: Work = Work { name: "query request", goals: &[Instructions(1.05, HAND)] };
/// The making of the requests of [`SEND_CONDITION`] alone. An update is checked before it is sent, which nobody does by
/// hand.
pub const CONDITION: Work = Work { name: "typed condition", goals: &[] };
pub const SEND: Work = Work { name: "request and answer", goals: &[Instructions(1.03, SDK)] };
pub const SEND_CONDITION: Work =
    Work { name: "request with a condition", goals: &[Instructions(1.05, SDK)] };
/// A pass may reach nine tenths of the throughput of a loop that does nothing else.
pub const MIGRATE: Work = Work { name: "migrate", goals: &[Instructions(1.11, SDK)] };
pub const REINDEX: Work = Work { name: "reindex", goals: &[Instructions(1.11, SDK)] };
/// Beside a scan that does nothing with its items.
pub const AUDIT: Work = Work { name: "audit", goals: &[] };

/// All rows of a partition, of a table, and of keys. Loops by hand reach at most a twentieth more.
pub const STREAM: Work = Work { name: "stream of a query", goals: &[Instructions(1.05, SDK)] };
pub const SEGMENTS: Work = Work { name: "scan in 4 segments", goals: &[Instructions(1.05, SDK)] };
pub const GET_MANY: Work = Work { name: "get_many", goals: &[Instructions(1.05, SDK)] };

// Growth is not compared with alternatives.
pub const BUILD_BYTES: Work = Work { name: "build, by bytes", goals: &[] };
pub const PARSE_BYTES: Work = Work { name: "parse, by bytes", goals: &[] };
pub const BUILD_PARTS: Work = Work { name: "build, by parts", goals: &[] };
pub const PARSE_PARTS: Work = Work { name: "parse, by parts", goals: &[] };
pub const WHICH_HEADS_OF_N: Work = Work { name: "last of N, heads differ", goals: &[] };
pub const WHICH_SHARED_OF_N: Work = Work { name: "last of N, heads shared", goals: &[] };
pub const SCAN_OF_N: Work = Work { name: "scan, 100 items of the last of N", goals: &[] };
pub const CHART_OF_N: Work = Work { name: "chart of N, heads shared", goals: &[] };

/// All tasks with goals, in the order of the table.
pub const WORKS: &[&Work] = &[
    &PAIR,
    &FOUR_PARTS,
    &KEY_MAP,
    &ITEM,
    &READ,
    &COLLECTION,
    &PARSE_PAIR,
    &PARSE_FOUR,
    &BUILD_FORMATS,
    &PARSE_FORMATS,
    &WHICH_HEADS,
    &WHICH_SHARED,
    &QUERY,
    &CONDITION,
    &SEND,
    &SEND_CONDITION,
    &MIGRATE,
    &REINDEX,
    &AUDIT,
    &STREAM,
    &SEGMENTS,
    &GET_MANY,
];
