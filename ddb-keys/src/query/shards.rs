//! Queries of one shard, and of all of them at the same time.

use alloc::boxed::Box;
use alloc::string::String;

use super::builder::QueryParts;
use super::partitions::Buckets;
use crate::format::shard_width;
use crate::part::time::Unit;
use crate::part::{Refusal, write_digits};

impl<T, Next> QueryParts<T, Next> {
    /// Adds the number of one of `SHARDS` shards, without the value that it follows from. `N` is the part after it.
    #[must_use]
    pub fn in_shard<const SHARDS: usize, N>(mut self, shard: u16) -> QueryParts<T, N> {
        let Some(part) = self.parts.next() else { return self.followed_by() };
        let text = self.parts.text.get_or_insert_default();
        let written = if usize::from(shard) < SHARDS {
            write_digits(shard.into(), shard_width(SHARDS), text)
        } else {
            Err(Refusal::OutOfRange)
        };
        self.parts.keep(written.map_err(|refusal| part.refused(refusal)));
        self.parts.at = self.parts.at.next_segment();
        self.followed_by()
    }

    /// Adds every one of `SHARDS` shards. `N` is the part after it.
    #[must_use]
    pub fn in_all_shards<const SHARDS: usize, N>(mut self) -> QueryParts<T, N> {
        let _ = self.parts.next();
        let offset = self.parts.text.as_ref().map_or(0, String::len);
        let attribute = self.parts.equal.len();
        let after: QueryParts<T, N> = self.in_shard::<SHARDS, N>(0);
        let last = i64::try_from(SHARDS - 1).unwrap_or_default();
        let unit = Unit::number_of(shard_width(SHARDS));
        let buckets = Buckets { attribute, offset, unit, first: 0, last, merged: true };
        after.over(Box::new(buckets))
    }
}
