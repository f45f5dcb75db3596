//! The modules of `ddb-keys-derive` as an ordinary library, for nothing can call a crate of
//! derive macros but the compiler; and the laws that hold for them.

#![allow(dead_code, reason = "the entry points of the macros are not among the modules")]

#[path = "../../ddb-keys-derive/src/diagnostics.rs"]
mod diagnostics;
#[path = "../../ddb-keys-derive/src/entity/mod.rs"]
mod entity;
#[path = "../../ddb-keys-derive/src/index_arguments.rs"]
mod index_arguments;
#[path = "../../ddb-keys-derive/src/key_part/mod.rs"]
mod key_part;
#[path = "../../ddb-keys-derive/src/naming.rs"]
mod naming;
#[path = "../../ddb-keys-derive/src/runtime.rs"]
mod runtime;
#[path = "../../ddb-keys-derive/src/serde_names.rs"]
mod serde_names;
#[path = "../../ddb-keys-derive/src/table/mod.rs"]
mod table;
#[path = "../../ddb-keys-derive/src/template/mod.rs"]
mod template;

mod laws;

pub use laws::{derives_expand, template_prints_back};
