//! The pages of a query in its partitions: one, those of a range of times, read one after another, or shards.

use alloc::string::String;
use alloc::sync::Arc;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;

use super::partitions::Partitions;
use super::shards::Shards;
use crate::aws::Error;
use crate::aws::read::cursor::Position;
use crate::aws::read::fetch::{Fetched, Pages};
use crate::aws::request::key_condition::BoundCondition;

/// A query's request, and the partitions in which it is sent.
#[derive(Debug, Clone)]
pub(in crate::aws) struct QueryPages {
    request: QueryFluentBuilder,
    partitions: Several,
}

#[derive(Debug, Clone)]
enum Several {
    /// There is only one.
    No,
    /// One after the other.
    InTurn(Arc<Partitions>),
    /// All at the same time.
    Merged(Shards),
}

impl QueryPages {
    pub(super) fn new(
        request: QueryFluentBuilder,
        condition: &BoundCondition,
        concurrency: usize,
    ) -> Self {
        let descending = *request.get_scan_index_forward() == Some(false);
        let partitions = match Partitions::of(condition, descending).map(Arc::new) {
            None => Several::No,
            Some(shards) if shards.buckets.merged => {
                Several::Merged(Shards::new(shards, condition, concurrency))
            }
            Some(partitions) => Several::InTurn(partitions),
        };
        Self { request, partitions }
    }

    pub(super) fn table_name(&self) -> &str {
        self.request.get_table_name().as_deref().unwrap_or_default()
    }
}

impl Pages for QueryPages {
    async fn fetch(&mut self, at: Position, limit: Option<usize>) -> Result<Fetched, Error> {
        let partitions = match &mut self.partitions {
            Several::No => return self.request.fetch(at, limit).await,
            Several::Merged(shards) => return shards.fetch(&self.request, at, limit).await,
            Several::InTurn(partitions) => partitions,
        };
        let bucket = partitions.bucket(&at);
        let fetched = partitions.fetch(self.request.clone(), bucket, at, limit).await?;
        if let Position::After(_) = &fetched.next {
            return Ok(fetched);
        }
        let next = partitions.next(bucket).map_or(Position::End, Position::Bucket);
        Ok(Fetched { next, ..fetched })
    }

    fn is_projected(&self) -> bool {
        self.request.is_projected()
    }

    fn is_limited(&self) -> bool {
        self.request.is_limited()
    }

    fn counting(self, names: Option<String>) -> Self {
        Self { request: self.request.counting(names), ..self }
    }
}
