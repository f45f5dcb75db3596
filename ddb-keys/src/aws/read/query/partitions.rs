//! Several partitions of a query: those of a range of times, or shards.

use alloc::string::String;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::read::cursor::Position;
use crate::aws::read::fetch::{Fetched, OnePage};
use crate::aws::request::key_condition::BoundCondition;
use crate::aws::request::placeholder::value_alias;
use crate::aws::{Error, Item};
use crate::part::KeyValue;
use crate::query::Buckets;

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

impl Partitions {
    pub(super) fn of(condition: &BoundCondition, descending: bool) -> Option<Self> {
        let (buckets, attribute, value) = condition.buckets()?;
        Some(Self {
            buckets: buckets.clone(),
            attribute,
            value: value.clone(),
            placeholder: value_alias(buckets.attribute).into_owned(),
            descending,
        })
    }

    /// The bucket of a key.
    pub(super) fn bucket_of(&self, key: &Item) -> Option<i64> {
        let value = key.get(self.attribute)?.as_s().ok()?;
        self.buckets.number(self.buckets.text_in(value)?)
    }

    /// The bucket at a position.
    pub(super) fn bucket(&self, at: &Position) -> i64 {
        let bucket = match at {
            Position::After(key) => self.bucket_of(key),
            Position::Bucket(bucket) => Some(*bucket),
            Position::Start | Position::Unknown | Position::End => None,
        };
        let buckets = self.buckets.numbers();
        bucket.unwrap_or(if self.descending { *buckets.end() } else { *buckets.start() })
    }

    /// The bucket that is read after another one.
    pub(super) fn next(&self, bucket: i64) -> Option<i64> {
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
        let request = request.expression_attribute_values(&self.placeholder, value.clone());
        let fetched = request.page(at, limit).await?;
        if let Position::After(last) = &fetched.next
            && last.get(self.attribute).is_some_and(|found| *found != value)
        {
            return Err(Error::LastKeyOutside);
        }
        Ok(fetched)
    }
}
