//! A counter over shards, and two indexes beside it.
//!
//! A program would not have both. One undoes the shards, the other keeps them.
#![allow(missing_docs, reason = "the names of the fields say it all")]

use ddb_keys::{Entity, Table};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// How often a show was played on a day, as one of several shards has counted it. Their sum is the count of the day.
///
/// In the inverted index, all shards of a day lie in one partition. The index by day has the shard in its partition key. Both have
/// the count, so that each write changes them, too; an index of the keys alone would not change when a count grows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("PLAYS#<show>#<shard>")]
#[sk("<day>")]
#[gsi(Inverted)]
#[gsi(ByDay, pk = "DAY#<day>#<shard>", sk = "<show>")]
pub struct Plays {
    pub show: String,
    pub shard: u16,
    pub day: Date,
    pub count: u64,
}

/// The table.
#[derive(Debug, Clone, PartialEq, Table)]
#[table(name = "hot-partition", pk = "pk", sk = "sk")]
#[gsi(Inverted, name = "inverted", pk = "sk", sk = "pk")]
#[gsi(ByDay, name = "by-day", pk = "by_day_pk", sk = "by_day_sk")]
pub enum Shows {
    Plays(Plays),
}
