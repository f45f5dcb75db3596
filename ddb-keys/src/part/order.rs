//! The order of a part's strings, which decides where a query can use a range of values.

use super::key_part::KeyPart;

/// A part whose values sort in keys, at least as raw key attributes.
///
/// Parts without this trait, such as enums, cannot be queried by ranges.
pub trait Sorted: KeyPart {
    /// The places in a key where the values sort: [`Everywhere`], [`LastOnly`] or [`RawOnly`].
    type Order;
}

/// The strings have a fixed width and sort anywhere in a key.
#[derive(Debug)]
pub enum Everywhere {}

/// The strings sort if nothing follows them in the key.
#[derive(Debug)]
pub enum LastOnly {}

/// The strings do not sort, but DynamoDB sorts the values as raw key attributes.
#[derive(Debug)]
pub enum RawOnly {}

/// An order of strings at the end of a key.
pub trait SortsAtEnd {}

impl SortsAtEnd for Everywhere {}
impl SortsAtEnd for LastOnly {}

/// An order of strings that others follow in the key.
pub trait SortsEverywhere: SortsAtEnd {}

impl SortsEverywhere for Everywhere {}

/// An order of strings whose ranges are not refused because of their ends: they have a fixed width, or no ranges in a
/// key.
pub trait EndsOrHasNoRanges {}

impl EndsOrHasNoRanges for Everywhere {}
impl EndsOrHasNoRanges for RawOnly {}
