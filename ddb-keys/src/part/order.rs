//! Where the values of a part sort, which decides where a query can take a range of them.

use super::key_part::KeyPart;

/// A part that sorts as its values do, at least as a raw key attribute.
///
/// Parts without this trait, such as enums, are queried by their values only.
pub trait Sorted: KeyPart {
    /// Where it sorts: [`Everywhere`], [`LastOnly`] or [`RawOnly`].
    type Order;
}

/// The texts have one width and sort wherever in a key they stand.
#[derive(Debug)]
pub enum Everywhere {}

/// The texts sort if nothing follows them in the key.
#[derive(Debug)]
pub enum LastOnly {}

/// The texts do not sort, but DynamoDB sorts the values as raw key attributes.
#[derive(Debug)]
pub enum RawOnly {}

/// An order that holds for the last text of a key.
pub trait SortsAtEnd {}

impl SortsAtEnd for Everywhere {}
impl SortsAtEnd for LastOnly {}

/// An order that holds for texts of a key that others follow.
pub trait SortsEverywhere: SortsAtEnd {}

impl SortsEverywhere for Everywhere {}
