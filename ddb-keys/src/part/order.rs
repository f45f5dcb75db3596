//! The order of a part's texts, which decides where a query can use a range of values.

use super::key_part::KeyPart;

/// A part whose values sort in keys, at least as raw key attributes.
///
/// Parts without this trait, such as enums, cannot be queried by ranges.
pub trait Sorted: KeyPart {
    /// The places in a key where the values sort: [`Everywhere`], [`LastOnly`] or [`RawOnly`].
    type Order;
}

/// The texts have a fixed width and sort anywhere in a key.
#[derive(Debug)]
pub enum Everywhere {}

/// The texts sort if nothing follows them in the key.
#[derive(Debug)]
pub enum LastOnly {}

/// The texts do not sort, but DynamoDB sorts the values as raw key attributes.
#[derive(Debug)]
pub enum RawOnly {}

/// An order of texts at the end of a key.
pub trait SortsAtEnd {}

impl SortsAtEnd for Everywhere {}
impl SortsAtEnd for LastOnly {}

/// An order of texts that others follow in the key.
pub trait SortsEverywhere: SortsAtEnd {}

impl SortsEverywhere for Everywhere {}

/// An order of texts of which a range is not refused for its end: they have a fixed width, or no ranges in a key.
pub trait EndsOrHasNoRanges {}

impl EndsOrHasNoRanges for Everywhere {}
impl EndsOrHasNoRanges for RawOnly {}
