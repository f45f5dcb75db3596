//! How to model with single-table keys: a module of documentation alone.
//!
//! Each chapter stands by itself; the snippets are compiled and run with the crate's tests.
//!
//! 1. [Keys and templates](keys): which values make a key, and what a template promises.
//! 2. [Order](order): text that sorts as its value.
//! 3. [Relations](relations): hierarchies, one to many, many to many, singletons.
//! 4. [Indexes](indexes): templates, raw and multi-attribute keys, sparse and conditional indexes.
//! 5. [Writes](writes): index keys that move as a unit, unique values, sharding, versions.
//! 6. [Migration](migration): tables whose keys were made by hand.
//! 7. [Testing](testing): without Docker, and without a client.

#[doc = include_str!("docs/guide/keys.md")]
pub mod keys {}

#[doc = include_str!("docs/guide/order.md")]
pub mod order {}

#[doc = include_str!("docs/guide/relations.md")]
pub mod relations {}

#[doc = include_str!("docs/guide/indexes.md")]
pub mod indexes {}

#[doc = include_str!("docs/guide/writes.md")]
pub mod writes {}

#[doc = include_str!("docs/guide/migration.md")]
pub mod migration {}

#[doc = include_str!("docs/guide/testing.md")]
pub mod testing {}
