//! The partitions that a query reads: the values of the partition key, usually one, the buckets of a range of times, or shards.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::{Deref, RangeInclusive};

use crate::part::KeyValue;
use crate::part::time::Unit;

/// Values in order. A single value needs no allocation.
#[derive(Clone)]
pub(super) enum OneOrMany<T> {
    None,
    One(T),
    Many(Vec<T>),
}

impl<T> OneOrMany<T> {
    pub(super) fn push(&mut self, value: T) {
        *self = match core::mem::replace(self, Self::None) {
            Self::None => Self::One(value),
            Self::One(first) => Self::Many(Vec::from([first, value])),
            Self::Many(mut values) => {
                values.push(value);
                Self::Many(values)
            }
        };
    }

    /// Returns the values, first to last.
    #[cfg(feature = "aws-sdk")]
    pub(super) fn each(self, mut take: impl FnMut(T)) {
        match self {
            Self::None => {}
            Self::One(value) => take(value),
            Self::Many(values) => values.into_iter().for_each(take),
        }
    }

    /// The value at a position.
    pub(super) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        match self {
            Self::None => None,
            Self::One(value) => (at == 0).then_some(value),
            Self::Many(values) => values.get_mut(at),
        }
    }

    /// Takes the last value, if there are several.
    pub(super) fn pop(&mut self) -> Option<T> {
        match self {
            Self::None | Self::One(_) => None,
            Self::Many(values) => values.pop(),
        }
    }
}

impl<T> Deref for OneOrMany<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        match self {
            Self::None => &[],
            Self::One(value) => core::slice::from_ref(value),
            Self::Many(values) => values,
        }
    }
}

impl<T: PartialEq> PartialEq for OneOrMany<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: fmt::Debug> fmt::Debug for OneOrMany<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

/// Several partitions: a string in one attribute of the partition key that names a bucket of time, or a shard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Buckets {
    /// Which of the attributes that equal a value.
    pub(crate) attribute: usize,
    /// The byte at which the bucket starts in that value.
    pub(super) offset: usize,
    pub(super) unit: Unit,
    pub(super) first: i64,
    pub(super) last: i64,
    /// Whether they are read at the same time and merged, and not one after the other.
    pub(crate) merged: bool,
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
