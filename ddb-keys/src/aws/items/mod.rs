//! Entities as items, and back.

pub(in crate::aws) mod claimant;
pub(in crate::aws) mod decode;
pub(in crate::aws) mod derived;
pub(in crate::aws) mod images;
pub(in crate::aws) mod item;
pub(in crate::aws) mod key_fields;
#[doc(hidden)]
pub mod probe;
pub(in crate::aws) mod size;
pub(in crate::aws) mod value;
