//! Users who log in, chat and meet on servers: a small HTTP service over one table.
//!
//! Start with [`entities`], which defines all keys, and continue with [`service`], which turns HTTP
//! requests into access patterns. Clients never see a key: they send ids and receive JSON and cursors.

pub mod entities;
pub mod service;
pub mod story;
