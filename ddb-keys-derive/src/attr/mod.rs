//! Attributes that several derives read.

pub(crate) mod named;
pub(crate) mod serde;
