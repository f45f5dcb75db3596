//! Reading items: one, many, by a key condition, all.

pub(in crate::aws) mod cursor;
mod fetch;
pub(in crate::aws) mod get;
pub(in crate::aws) mod get_many;
pub(in crate::aws) mod into_gets;
pub(in crate::aws) mod load;
pub(in crate::aws) mod page;
mod page_buffer;
pub(in crate::aws) mod projected;
pub(in crate::aws) mod query;
pub(in crate::aws) mod raw_key;
pub(in crate::aws) mod row_reader;
pub(in crate::aws) mod scan;
pub(in crate::aws) mod select;
mod steps;
pub(in crate::aws) mod stream;
pub(in crate::aws) mod transact_get;
