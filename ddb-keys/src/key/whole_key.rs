//! Whole keys: built from the templates of their attributes, and parsed by them, as generated code calls it.

#![allow(clippy::inline_always, reason = "measured: what is not unrolled takes half as long again")]

use core::fmt;

use super::error::{KeyError, ParseError};
use super::reader::Fields;
use super::template::{CutAll, Template, Templates, no_such_attribute};
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

/// Builds one attribute of a key by its template.
#[inline(always)]
pub fn build<'a, K: Templates<'a>, T: Template, const N: usize>(
    views: T::Views<'_>,
) -> Result<KeyValue, KeyError> {
    T::build(&K::KEY[N], views)
}

/// Reads a key from the strings of its attributes. A second pass finds where they differ from the templates, so that
/// the first one need not prepare an error.
#[inline(always)]
pub fn parse<'a, K: Templates<'a>>(texts: &[&'a str]) -> Result<K, ParseError> {
    match K::read(texts) {
        Some(key) => key,
        None => Err(K::explain(texts)),
    }
}

/// Reads a key from the strings of its attributes, if it is one.
#[inline(always)]
pub(super) fn parse_if<'a, K: Templates<'a>>(texts: &[&'a str]) -> Option<K> {
    K::read(texts)?.ok()
}

/// Cuts out the strings at the placeholders, if the texts have the shape of the templates.
#[inline(always)]
pub fn cut<'a, K: Templates<'a>, T: CutAll>(texts: &[&'a str]) -> Option<T::Texts<'a>> {
    T::cut(K::KEY, texts).ok()
}

/// Says where texts differ from the templates.
pub fn explain<'a, K: Templates<'a>, T: CutAll>(texts: &[&'a str]) -> ParseError {
    match T::cut(K::KEY, texts) {
        Ok(_) => no_such_attribute(K::KEY),
        Err(error) => error,
    }
}

/// Reads the values of a key's fields.
#[inline(always)]
pub fn read<F: Fields>(fields: F) -> Result<F::Values, ParseError> {
    fields.read()
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
