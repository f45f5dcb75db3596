//! Rust source of tables.

mod attributes;
mod entity;
mod names;
mod table;

use self::attributes::comment;
use self::names::Names;
pub(super) use self::names::pascal;
use super::model::Table;

/// The source of tables, in the layout of rustfmt. `origin` says what they are imported from.
pub(super) fn source(origin: &str, mut tables: Vec<Table>) -> String {
    let mut names = Names::new();
    let mut body = String::new();
    for table in &mut tables {
        table.settle();
        body += &table::source(table, &mut names);
    }
    let mut imports = Vec::from(["ddb_keys::{Entity, Table}", "serde::{Deserialize, Serialize}"]);
    if body.contains("Uuid") {
        imports.push("uuid::Uuid");
    }
    let imports = imports.join(";\nuse ");
    let has_sets = body.contains("BTreeSet<");
    let collections = if has_sets { "use std::collections::BTreeSet;\n\n" } else { "" };
    let head = comment(&format!("Imported from {origin}. {}", needs(&body)));
    format!("{head}\n{collections}use {imports};\n{body}")
}

/// The crates that the source needs.
fn needs(body: &str) -> String {
    let crates = [
        ("Uuid", "`uuid` with the feature `serde`, and `ddb-keys` with the feature `uuid`"),
        ("serde_json::", "`serde_json`"),
        ("serde_bytes::", "`serde_bytes`"),
        ("serde_dynamo::", "`serde_dynamo`"),
    ];
    let needed = crates.iter().filter(|(mark, _)| body.contains(mark)).map(|(_, needed)| *needed);
    let needed =
        needed.fold(String::from("`serde` with the feature `derive`"), |all, one| all + ", " + one);
    format!("It needs {needed}")
}
