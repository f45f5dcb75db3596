#![cfg_attr(feature = "aws-sdk", doc = include_str!("../README.md"))]
#![cfg_attr(
    not(feature = "aws-sdk"),
    doc = "Chart files of the keys of a table, see [`chart`]; explanations of keys, [`explain`]; and exports, [`export`]."
)]
#![cfg_attr(docsrs, feature(doc_cfg))] // which feature an item needs, on docs.rs

// This crate is larger than planned. `chart` reads back byte for byte what it prints, of earlier versions, too, and says of each of almost fifty kinds of change
// what follows for stored items; `import` reads four foreign formats, and infers templates from items in bounded memory; `audit` and `pass` keep
// what they know in checkpoints, because a run over a whole table can be stopped at any moment; `cli` writes keys from words, which no type knows.

#[cfg(feature = "aws-sdk")]
mod audit;
pub mod chart;
#[cfg(feature = "cli")]
mod cli;
mod definition;
#[cfg(feature = "aws-sdk")]
mod error;
#[cfg(feature = "aws-sdk")]
mod example;
pub mod explain;
pub mod export;
#[cfg(feature = "files")]
mod files;
mod identifier;
#[cfg(feature = "cli")]
pub mod import;
mod integer;
#[cfg(feature = "aws-sdk")]
mod item;
#[cfg(feature = "aws-sdk")]
mod key_json;
mod leaked;
#[cfg(feature = "aws-sdk")]
mod migrate;
#[cfg(feature = "cli")]
mod page;
mod part_text;
#[cfg(feature = "aws-sdk")]
mod pass;
mod query;

#[cfg(feature = "files")]
pub use audit::FileAudit;
#[cfg(feature = "aws-sdk")]
pub use audit::{AttributeCount, Audit, AuditReport, EntityCount, Finding, FindingKind, audit};
#[cfg(feature = "cli")]
pub use cli::{run, run_from, standalone, standalone_from};
#[cfg(feature = "aws-sdk")]
pub use error::Error;
#[cfg(feature = "aws-sdk")]
pub use migrate::{Migration, MigrationReport, TableWith, migrate, reindex};
#[cfg(feature = "cli")]
pub use page::page;
#[cfg(feature = "aws-sdk")]
pub use pass::{Checkpoint, Reports};
