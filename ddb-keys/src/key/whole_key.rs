//! Whole keys, made of the values of their attributes.

#![allow(clippy::inline_always, reason = "measured: what is not unrolled takes half as long again")]

use core::fmt;

use super::error::KeyError;
use crate::part::KeyValue;

/// A built key: the partition key, and the sort key if the table or index has one.
///
/// It prints as `USER#alice | #METADATA#alice`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    /// The partition key.
    pub pk: KeyValue,
    /// The sort key.
    pub sk: Option<KeyValue>,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pk)?;
        self.sk.iter().try_for_each(|sk| write!(f, " | {sk}"))
    }
}

/// A built key of a multi-attribute index: up to four partition and four sort key attributes.
///
/// It prints as `WINTER2024, NA-EAST | SEMIFINALS, UPPER`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MultiKey<const P: usize, const S: usize> {
    /// The partition key's values, in order.
    pub pk: [KeyValue; P],
    /// The sort key's values, in order.
    pub sk: [KeyValue; S],
}

impl<const P: usize, const S: usize> fmt::Display for MultiKey<P, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, &self.pk)?;
        if S > 0 {
            f.write_str(" | ")?;
        }
        write_list(f, &self.sk)
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, values: &[KeyValue]) -> fmt::Result {
    values.iter().enumerate().try_for_each(|(at, value)| {
        let comma = if at == 0 { "" } else { ", " };
        write!(f, "{comma}{value}")
    })
}

/// Returns a key that has a partition key only.
#[inline(always)]
pub fn pk_alone(pk: Result<KeyValue, KeyError>) -> Result<Key, KeyError> {
    Ok(Key { pk: pk?, sk: None })
}

/// Returns a key from its partition key and its sort key.
#[inline(always)]
pub fn pk_and_sk(
    pk: Result<KeyValue, KeyError>,
    sk: Result<KeyValue, KeyError>,
) -> Result<Key, KeyError> {
    Ok(Key { pk: pk?, sk: Some(sk?) })
}

/// Returns a multi-attribute key from its partition key and its sort key.
#[inline(always)]
pub fn multi_key<const P: usize, const S: usize>(
    pk: Result<[KeyValue; P], KeyError>,
    sk: Result<[KeyValue; S], KeyError>,
) -> Result<MultiKey<P, S>, KeyError> {
    Ok(MultiKey { pk: pk?, sk: sk? })
}
