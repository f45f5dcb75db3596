//! Entities as items, and back.

#[doc(hidden)]
pub mod autoref;
pub(in crate::aws) mod codec;
pub(in crate::aws) mod decode;
pub(in crate::aws) mod derive_support;
pub(in crate::aws) mod encode;
pub(in crate::aws) mod identify;
pub(in crate::aws) mod key;
pub(in crate::aws) mod key_fields;
pub(in crate::aws) mod limits;
pub(in crate::aws) mod locks;
pub(in crate::aws) mod size;
pub(in crate::aws) mod stamp;
pub(in crate::aws) mod stored_entity;
pub(in crate::aws) mod stream_record;
pub(in crate::aws) mod value;
