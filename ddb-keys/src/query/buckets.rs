//! The partitions that a range of times reads, one for each bucket.

use alloc::string::String;
use core::ops::RangeInclusive;

use crate::part::KeyValue;
use crate::part::time::Unit;

/// The partitions of a range: a string in one attribute of the partition key that names a bucket of time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Buckets {
    /// Which of the attributes that equal a value.
    pub(crate) attribute: usize,
    /// The byte at which the bucket starts in that value.
    pub(super) offset: usize,
    pub(super) unit: Unit,
    pub(super) first: i64,
    pub(super) last: i64,
}

impl Buckets {
    /// The numbers of the buckets, earliest first.
    pub(crate) fn numbers(&self) -> RangeInclusive<i64> {
        self.first..=self.last
    }

    /// The text of a bucket.
    pub(crate) fn text(&self, number: i64) -> String {
        self.unit.text(number).unwrap_or_default()
    }

    /// The number of a bucket of this range.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn number(&self, text: &str) -> Option<i64> {
        self.unit.number(text).filter(|number| self.numbers().contains(number))
    }

    /// The bucket in a value of the attribute.
    #[cfg(feature = "aws-sdk")]
    pub(crate) fn text_in<'t>(&self, value: &'t str) -> Option<&'t str> {
        value.get(self.offset..self.offset + self.unit.len())
    }

    /// The value of the attribute with another bucket.
    pub(crate) fn replace(&self, value: &KeyValue, bucket: &str) -> KeyValue {
        let mut value = String::from(value.as_str().unwrap_or_default());
        value.replace_range(self.offset..self.offset + self.unit.len(), bucket);
        KeyValue::S(value)
    }
}
