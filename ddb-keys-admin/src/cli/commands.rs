//! What the commands do.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use ddb_keys::aws::{Client, TableItems};
use serde_json::{Value, json};

use super::arguments::{Arguments, Command, Format, Kind};
use super::outcome::{FINE, FOUND, written};
use super::{exports, passes, tables};
use crate::chart::{self, ChartError};
use crate::explain;
use crate::page::page;

pub(super) async fn carry_out<T: TableItems>(
    table: &Client<T>,
    arguments: Arguments,
    out: &mut impl Write,
) -> Result<u8, String> {
    let Arguments { table: name, command } = arguments;
    let table = match name {
        Some(name) => table.clone().with_table_name(name),
        None => table.clone(),
    };
    match command {
        Command::Chart { kind } => {
            let text = match kind {
                Kind::Markdown => T::SCHEMA.chart(),
                Kind::File => chart::text(T::SCHEMA),
                Kind::Json => chart::json(T::SCHEMA) + "\n",
                Kind::Mermaid => T::SCHEMA.collections(),
                Kind::Html => page(T::SCHEMA),
            };
            written(write!(out, "{text}"))
        }
        Command::Explain { pk, sk, report } => {
            explained::<T>(&pk, sk.as_deref(), report.format, out)
        }
        Command::Create { yes, report } => tables::create(&table, yes, report.format, out).await,
        Command::Diff { report } => tables::diff(&table, report.format, out).await,
        Command::Export { tool } => exports::export(&table, tool, out),
        Command::Check { file, accept, reason, forget, report } => {
            let checked = if accept {
                accepted::<T>(&file, reason.as_deref(), forget.as_deref())?
            } else {
                chart::compare(T::SCHEMA, &read(&file)?)
            };
            report_check(&checked, report.format, out)
        }
        Command::Audit { pass, report } => passes::audit(&table, &pass, report.format, out).await,
        Command::Migrate { entity, writes, pass, report } => {
            passes::migrate(&table, entity.as_deref(), &writes, &pass, report.format, out).await
        }
        Command::Reindex { writes, pass, report } => {
            passes::reindex(&table, &writes, &pass, report.format, out).await
        }
    }
}

fn explained<T: TableItems>(
    pk: &str,
    sk: Option<&str>,
    format: Format,
    out: &mut impl Write,
) -> Result<u8, String> {
    let explanation = explain::key::<T>(pk, sk).map_err(|error| error.to_string())?;
    let text = match format {
        Format::Json => explanation.to_json(),
        Format::Text => explanation.to_string(),
    };
    written(writeln!(out, "{text}"))?;
    Ok(if explanation.claims.is_empty() { FOUND } else { FINE })
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => {
            format!("there is no `{}`; `check --accept` creates it", file.display())
        }
        _ => format!("`{}`: {error}", file.display()),
    })
}

/// Writes the chart file, if the differences may be accepted.
fn accepted<T: TableItems>(
    file: &Path,
    reason: Option<&str>,
    forget: Option<&str>,
) -> Result<Result<(), ChartError>, String> {
    let text = if file.exists() {
        match chart::accept(T::SCHEMA, &read(file)?, reason, forget) {
            Ok(text) => text,
            Err(error) => return Ok(Err(error)),
        }
    } else {
        chart::text(T::SCHEMA)
    };
    fs::write(file, text).map_err(|error| format!("`{}`: {error}", file.display()))?;
    Ok(Ok(()))
}

fn report_check(
    checked: &Result<(), ChartError>,
    format: Format,
    out: &mut impl Write,
) -> Result<u8, String> {
    let error = checked.as_ref().err();
    // A file that is no chart cannot be compared.
    if let Some(error) = error.filter(|error| error.differences().is_empty()) {
        return Err(error.to_string());
    }
    let text = match (format, error) {
        (Format::Json, error) => {
            let differences = error.map(ChartError::differences).unwrap_or_default().iter();
            let differences = differences.map(|of| {
                json!({
                    "class": of.class().to_string(),
                    "id": of.id(),
                    "subject": of.subject(),
                    "needs_reason": of.needs_reason(),
                    "message": of.to_string(),
                })
            });
            let differences: Vec<Value> = differences.collect();
            json!({ "differences": differences }).to_string()
        }
        (Format::Text, None) => String::from("the chart file and the code agree"),
        (Format::Text, Some(error)) => error.to_string(),
    };
    written(writeln!(out, "{text}"))?;
    Ok(if error.is_some() { FOUND } else { FINE })
}
