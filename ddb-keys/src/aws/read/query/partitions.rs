//! The partitions of a range of times, read one after another.

use alloc::string::String;
use alloc::sync::Arc;

use aws_sdk_dynamodb::operation::query::builders::QueryFluentBuilder;
use aws_sdk_dynamodb::types::AttributeValue;

use crate::aws::Error;
use crate::aws::read::cursor::Position;
use crate::aws::read::steps::{Fetched, Pages};
use crate::aws::request::expression::value_alias;
use crate::aws::request::key_condition::BoundCondition;
use crate::part::KeyValue;
use crate::query::Buckets;

/// A query's request, and the partitions in which it is sent.
#[derive(Debug, Clone)]
pub(in crate::aws) struct QueryPages {
    request: QueryFluentBuilder,
    /// `None` if there is only one.
    partitions: Option<Arc<Partitions>>,
}

#[derive(Debug)]
struct Partitions {
    buckets: Buckets,
    /// The attribute that names the bucket, its value in one of them, and the value's placeholder.
    attribute: &'static str,
    value: KeyValue,
    placeholder: String,
    descending: bool,
}

impl QueryPages {
    pub(super) fn new(request: QueryFluentBuilder, condition: &BoundCondition) -> Self {
        let descending = *request.get_scan_index_forward() == Some(false);
        let partitions = condition.buckets().map(|(buckets, attribute, value)| Partitions {
            buckets: buckets.clone(),
            attribute,
            value: value.clone(),
            placeholder: value_alias(buckets.attribute).into_owned(),
            descending,
        });
        Self { request, partitions: partitions.map(Arc::new) }
    }

    pub(super) fn table_name(&self) -> &str {
        self.request.get_table_name().as_deref().unwrap_or_default()
    }
}

impl Partitions {
    /// The bucket at a position.
    fn bucket(&self, at: &Position) -> i64 {
        let bucket = match at {
            Position::After(key) => {
                let value = key.get(self.attribute).and_then(|value| value.as_s().ok());
                let bucket = value.and_then(|value| self.buckets.text_in(value));
                bucket.and_then(|text| self.buckets.number(text))
            }
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
    fn value(&self, bucket: i64) -> AttributeValue {
        self.buckets.replace(&self.value, &self.buckets.text(bucket)).into()
    }

    /// The request in the partition of a bucket.
    fn request(&self, request: QueryFluentBuilder, bucket: i64) -> QueryFluentBuilder {
        request.expression_attribute_values(&self.placeholder, self.value(bucket))
    }
}

impl Pages for QueryPages {
    async fn fetch(self, at: Position, limit: Option<usize>) -> Result<Fetched, Error> {
        let Some(partitions) = self.partitions else {
            return self.request.fetch(at, limit).await;
        };
        let bucket = partitions.bucket(&at);
        let request = partitions.request(self.request, bucket);
        let fetched = request.fetch(at, limit).await?;
        if let Position::After(last) = &fetched.next {
            let found = last.get(partitions.attribute);
            let is_here = found.is_none_or(|found| *found == partitions.value(bucket));
            return if is_here { Ok(fetched) } else { Err(Error::LastKeyOutside) };
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
