//! What the commands do.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use ddb_keys::aws::{Client, CursorError, TableItems};
use serde_json::{Value, json};

use super::arguments::{Arguments, Command, Format, Kind};
use super::outcome::{Answer, FINE, FOUND, written};
use super::{exports, items, passes, tables};
use crate::chart::{self, ChartError};
use crate::explain;
use crate::page::page;
use crate::reindex;

/// Does what the arguments say. Tables are as wide as they need, or at most `width`.
pub(super) async fn carry_out<T: TableItems>(
    table: &Client<T>,
    arguments: Arguments,
    width: Option<u16>,
    out: &mut impl Write,
) -> Result<u8, String> {
    let Arguments { table: name, command } = arguments;
    let table = match name {
        Some(name) => table.clone().with_table_name(name),
        None => table.clone(),
    };
    let (answer, report) = match command {
        Command::Chart { kind } => {
            let text = match kind {
                Kind::Markdown => T::SCHEMA.chart(),
                Kind::File => chart::text(T::SCHEMA),
                Kind::Json => chart::json(T::SCHEMA) + "\n",
                Kind::Mermaid => T::SCHEMA.collections(),
                Kind::Html => page(T::SCHEMA),
            };
            return written(write!(out, "{text}"));
        }
        Command::Export { tool } => return exports::export(&table, tool, out),
        Command::Explain { pk, sk, cursor, report } => {
            let explained = match cursor {
                Some(cursor) => explained_cursor::<T>(&cursor)?,
                None => explained::<T>(&pk.unwrap_or_default(), sk.as_deref())?,
            };
            (explained, report)
        }
        Command::Get { key, report } => (items::get(&table, &key, width).await?, report),
        Command::Query { query, report } => (items::query(&table, &query, width).await?, report),
        Command::Create { yes, report } => (tables::create(&table, yes).await?, report),
        Command::Diff { wait, report } => (tables::diff(&table, wait).await?, report),
        Command::Check { file, accept, reason, forget, report } => {
            let checked = if accept {
                accepted::<T>(&file, reason.as_deref(), forget.as_deref())?
            } else {
                chart::compare(T::SCHEMA, &read(&file)?)
            };
            (of_check(checked)?, report)
        }
        Command::Audit { pass, report } => (passes::audit(&table, &pass).await?, report),
        Command::Migrate { entity, writes, pass, report } => {
            (passes::migrate(&table, entity.as_deref(), &writes, &pass).await?, report)
        }
        Command::Reindex { writes, pass, report } => {
            (passes::migration(&table, reindex(&table), &writes, &pass).await?, report)
        }
    };
    let text = match report.format {
        Format::Json => answer.json,
        Format::Text => answer.text,
    };
    written(writeln!(out, "{text}"))?;
    Ok(if answer.is_fine { FINE } else { FOUND })
}

fn explained<T: TableItems>(pk: &str, sk: Option<&str>) -> Result<Answer, String> {
    let explanation = explain::key::<T>(pk, sk).map_err(|error| error.to_string())?;
    let (text, json) = (explanation.to_string(), explanation.to_json());
    Ok(Answer { text, json, is_fine: !explanation.claims.is_empty() })
}

fn explained_cursor<T: TableItems>(text: &str) -> Result<Answer, String> {
    let explanation = text.parse().and_then(|cursor| explain::cursor::<T>(&cursor));
    let explanation = explanation.map_err(|error| match error {
        CursorError::Version => String::from(
            "the cursor is sealed, so that only a client with its secret can read it, or another version of the library has written it",
        ),
        error => error.to_string(),
    })?;
    let (text, json) = (explanation.to_string(), explanation.to_json());
    let is_fine = explanation.positions.iter().all(|position| !position.reads.is_empty());
    Ok(Answer { text, json, is_fine })
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

fn of_check(checked: Result<(), ChartError>) -> Result<Answer, String> {
    let (text, differences) = match &checked {
        Ok(()) => (String::from("the chart file and the code agree"), &[][..]),
        Err(error) => (error.to_string(), error.differences()),
    };
    // A file that is no chart cannot be compared.
    if checked.is_err() && differences.is_empty() {
        return Err(text);
    }
    let json = differences.iter().map(|of| {
        json!({
            "class": of.class().to_string(),
            "id": of.id(),
            "subject": of.subject(),
            "needs_reason": of.needs_reason(),
            "message": of.to_string(),
        })
    });
    let json = json!({ "differences": json.collect::<Value>() }).to_string();
    Ok(Answer { text, json, is_fine: checked.is_ok() })
}
