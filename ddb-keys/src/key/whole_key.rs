//! Builds and parses whole keys by the templates of their attributes, as generated code calls it.

#![allow(clippy::inline_always, reason = "measured: what is not unrolled takes half as long again")]

use super::error::{KeyError, ParseError};
use super::reader::Fields;
use super::template::{CutAll, Nth, Template, Templates, no_such_attribute};
use super::value::{Key, MultiKey};
use crate::part::KeyValue;

/// Builds one attribute of a key.
#[inline(always)]
pub fn build<'a, K: Templates<'a, Typed: Nth<N>>, const N: usize>(
    views: <<K::Typed as Nth<N>>::Template as Template>::Views<'_>,
) -> Result<KeyValue, KeyError> {
    <K::Typed as Nth<N>>::Template::build(&K::KEY[N], views)
}

/// Reads a key from the strings of its attributes. A second pass finds where they differ from the templates, so that
/// the first one need not prepare an error.
#[inline(always)]
pub fn parse<'a, K: Templates<'a>>(texts: &[&'a str]) -> Result<K, ParseError> {
    match K::Typed::cut(K::KEY, texts) {
        Ok(texts) => K::read(texts),
        Err(_) => Err(explain::<K>(texts)),
    }
}

/// Reads a key from the strings of its attributes, if it is one.
#[inline(always)]
pub(super) fn parse_if<'a, K: Templates<'a>>(texts: &[&'a str]) -> Option<K> {
    match K::Typed::cut(K::KEY, texts) {
        Ok(texts) => K::read(texts).ok(),
        Err(_) => None,
    }
}

#[cold]
#[inline(never)]
fn explain<'a, K: Templates<'a>>(texts: &[&'a str]) -> ParseError {
    match K::Typed::cut(K::KEY, texts) {
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
