//! Users who log in, chat and meet on servers: a small HTTP service over one table.
//!
//! Start reading at [`entities`], the key chart; [`patterns`] is what the service asks the table,
//! and [`service`] turns HTTP into it. No key leaves the program: ids go in, JSON and cursors come
//! out.

pub mod entities;
pub mod patterns;
pub mod service;
pub mod story;
