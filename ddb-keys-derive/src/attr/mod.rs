//! Attributes that several derives read.

pub(crate) mod index;
pub(crate) mod serde;
