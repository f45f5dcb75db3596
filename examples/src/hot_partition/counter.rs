//! The counter as a program uses it: each request adds to one shard, and a read sums all of them.

use ddb_keys::aws::{Client, Error};
use ddb_keys::shard_of;
use jiff::civil::Date;

use super::entities::{Plays, PlaysByDayKey, PlaysKey, Shows};
use crate::Failure;

/// The counter of a show's plays on a day.
#[derive(Debug)]
#[allow(missing_docs, reason = "the names of the fields say it all")]
pub struct Counter {
    pub table: Client<Shows>,
    pub show: String,
    pub day: Date,
    /// Number of shards. With fewer shards, the sum would leave out what others have counted.
    pub shards: u16,
}

impl Counter {
    /// Counts a request. Its id chooses the shard, so that a request that is sent again adds to the same one.
    pub async fn count(&self, request_id: &str) -> Result<Plays, Failure> {
        let (show, day) = (&*self.show, self.day);
        let shard = shard_of(request_id, self.shards)?;
        let update = self.table.update(PlaysKey { show, shard, day }).or_create();
        let update = update.set_index(PlaysByDayKey { day, shard, show });
        Ok(update.add(|plays| plays.count, 1).await?)
    }

    /// Reads all shards and sums them.
    pub async fn sum(&self) -> Result<u64, Error> {
        let (show, day) = (&*self.show, self.day);
        let keys = (0..self.shards).map(|shard| PlaysKey { show, shard, day });
        let shards = self.table.get_many(keys).await?;
        Ok(shards.iter().map(|plays| plays.count).sum())
    }
}
