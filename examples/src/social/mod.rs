//! Users who log in, chat and meet on servers: a small HTTP service over one table.
//!
//! Start reading at [`entities`], the key chart, and go on with [`service`], which turns HTTP into
//! access patterns. No key leaves the program: ids go in, JSON and cursors come out.

pub mod entities;
pub mod service;
pub mod story;
