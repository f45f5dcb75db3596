//! Writing items: one, in batches, in transactions; index keys that move as a unit.

mod action_condition;
pub(in crate::aws) mod batch;
pub(in crate::aws) mod condition_check;
pub(in crate::aws) mod delete;
pub(in crate::aws) mod delete_found;
pub(in crate::aws) mod fit;
pub(in crate::aws) mod item_collection;
mod lock;
pub(in crate::aws) mod once;
pub(in crate::aws) mod put;
pub(in crate::aws) mod requirements;
mod send;
mod settled;
pub(in crate::aws) mod single;
mod stamped;
pub(in crate::aws) mod transact;
pub(in crate::aws) mod transaction;
mod unique;
pub(in crate::aws) mod update;
pub(in crate::aws) mod version;

pub use single::Write;
