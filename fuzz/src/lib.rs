//! The modules of `ddb-keys-derive` as an ordinary library, because only the
//! compiler can call a crate of derive macros, and the laws that they obey.

#![allow(dead_code, reason = "the entry points of the macros are not among the modules")]
#![allow(unexpected_cfgs, reason = "the derive crate has features that this one lacks")]

#[path = "../../ddb-keys-derive/src/attr/mod.rs"]
mod attr;
#[path = "../../ddb-keys-derive/src/document/mod.rs"]
mod document;
#[path = "../../ddb-keys-derive/src/entity/mod.rs"]
mod entity;
#[path = "../../ddb-keys-derive/src/error/mod.rs"]
mod error;
#[path = "../../ddb-keys-derive/src/hygiene/mod.rs"]
mod hygiene;
#[path = "../../ddb-keys-derive/src/item_collection/mod.rs"]
mod item_collection;
#[path = "../../ddb-keys-derive/src/key_part/mod.rs"]
mod key_part;
#[path = "../../ddb-keys-derive/src/known_type/mod.rs"]
mod known_type;
#[path = "../../ddb-keys-derive/src/naming.rs"]
mod naming;
#[path = "../../ddb-keys-derive/src/table/mod.rs"]
mod table;
#[path = "../../ddb-keys-derive/src/template/mod.rs"]
mod template;

mod laws;

pub use laws::{derives_expand, template_prints_back};
