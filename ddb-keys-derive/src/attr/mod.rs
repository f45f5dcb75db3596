//! Attributes that several derives read.

pub(crate) mod both_ways;
pub(crate) mod named;
pub(crate) mod serde;
