//! The partitions of a query: one, those of a range of times, read one after another, or shards.

use alloc::string::String;
use alloc::sync::Arc;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;

use super::shards::Shards;
use crate::aws::read::cursor::Position;
use crate::aws::read::steps::{Fetched, Pages};
use crate::aws::request::expression::value_alias;
use crate::aws::request::key_condition::BoundCondition;
use crate::aws::{Error, Item};
use crate::part::KeyValue;
use crate::query::Buckets;

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

/// Several partitions.
#[derive(Debug)]
pub(super) struct Partitions {
    pub(super) buckets: Buckets,
    /// The attribute that names the bucket, its value in one of them, and the value's placeholder.
    pub(super) attribute: &'static str,
    value: KeyValue,
    placeholder: String,
    pub(super) descending: bool,
}

impl QueryPages {
    pub(super) fn new(
        request: QueryFluentBuilder,
        condition: &BoundCondition,
        concurrency: usize,
    ) -> Self {
        let descending = *request.get_scan_index_forward() == Some(false);
        let partitions = condition.buckets().map(|(buckets, attribute, value)| {
            Arc::new(Partitions {
                buckets: buckets.clone(),
                attribute,
                value: value.clone(),
                placeholder: value_alias(buckets.attribute).into_owned(),
                descending,
            })
        });
        let partitions = match partitions {
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

impl Partitions {
    /// The bucket of a key.
    pub(super) fn bucket_of(&self, key: &Item) -> Option<i64> {
        let value = key.get(self.attribute)?.as_s().ok()?;
        self.buckets.number(self.buckets.text_in(value)?)
    }

    /// The bucket at a position.
    fn bucket(&self, at: &Position) -> i64 {
        let bucket = match at {
            Position::After(key) => self.bucket_of(key),
            Position::Bucket(bucket) => Some(*bucket),
            Position::Start | Position::Unknown | Position::End => None,
        };
        let buckets = self.buckets.numbers();
        bucket.unwrap_or(if self.descending { *buckets.end() } else { *buckets.start() })
    }

    /// The bucket that is read after another one.
    fn next(&self, bucket: i64) -> Option<i64> {
        let next = if self.descending { bucket - 1 } else { bucket + 1 };
        self.buckets.numbers().contains(&next).then_some(next)
    }

    /// The value of the attribute in a bucket.
    pub(super) fn value(&self, bucket: i64) -> AttributeValue {
        self.buckets.replace(&self.value, &self.buckets.text(bucket)).into()
    }

    /// Reads a page of the partition of a bucket.
    pub(super) async fn fetch(
        &self,
        request: QueryFluentBuilder,
        bucket: i64,
        at: Position,
        limit: Option<usize>,
    ) -> Result<Fetched, Error> {
        let value = self.value(bucket);
        let mut request = request.expression_attribute_values(&self.placeholder, value.clone());
        let fetched = request.fetch(at, limit).await?;
        if let Position::After(last) = &fetched.next
            && last.get(self.attribute).is_some_and(|found| *found != value)
        {
            return Err(Error::LastKeyOutside);
        }
        Ok(fetched)
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
