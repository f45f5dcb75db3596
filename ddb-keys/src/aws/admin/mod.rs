//! Creating tables, comparing them with their schema, and enabling expiry.

pub(in crate::aws) mod create_table;
pub(in crate::aws) mod enable_ttl;
pub(in crate::aws) mod ensure_table;
pub(in crate::aws) mod table_difference;
mod waiter;
