//! Rust source of entities from the descriptions of other tools.
//!
//! [`file()`] reads a description and returns the source of its entities and of the table's enum, with the templates, types and indexes
//! that write the same keys. What cannot be carried over is said in comments. The source is a start: read it, give types that say
//! more, and remove what is not needed.
//!
//! Four formats and plain items are read into one model of tables, entities and templates. The model is brought into a form that
//! compiles, and one printer writes it.

mod create_table;
mod error;
mod items;
mod mcp;
mod model;
mod onetable;
mod problem;
mod rust;
mod source;
mod workbench;

pub use error::ImportError;
pub use items::items;
pub use source::{Source, file};
