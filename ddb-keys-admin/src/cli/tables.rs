//! The table itself: creating it, and comparing it with the code.

use std::io::Write;

use ddb_keys::aws::{Client, Error, TableDifference, TableItems};
use serde_json::{Value, json};

use super::arguments::Format;
use super::difference::{Differences, time_to_live};
use super::outcome::{FINE, FOUND, written};
use super::request::Request;
use crate::definition;

/// Creates the table unless it exists, or says which requests that would take.
pub(super) async fn create<T: TableItems>(
    table: &Client<T>,
    yes: bool,
    format: Format,
    out: &mut impl Write,
) -> Result<u8, String> {
    let name = table.table_name();
    if !yes {
        return written(writeln!(out, "{}", planned::<T>(name, format)));
    }
    match table.ensure_table().await {
        Ok(is_new) => {
            let text = match (format, is_new) {
                (Format::Json, _) => {
                    json!({ "table": name, "created": is_new, "differences": [] }).to_string()
                }
                (Format::Text, true) => format!("created the table `{name}`"),
                (Format::Text, false) => {
                    format!("the table `{name}` exists, and agrees with the code")
                }
            };
            written(writeln!(out, "{text}"))
        }
        Err(Error::TableDiffers { differences, .. }) => report(table, &differences, format, out),
        Err(error) => Err(error.to_string()),
    }
}

/// Compares the table with the code, and changes nothing.
pub(super) async fn diff<T: TableItems>(
    table: &Client<T>,
    format: Format,
    out: &mut impl Write,
) -> Result<u8, String> {
    let name = table.table_name();
    if let Some(found) = table.compare_table().await.map_err(|error| error.to_string())? {
        return report(table, &found, format, out);
    }
    let text = match format {
        Format::Json => json!({ "table": name, "exists": false, "differences": [] }).to_string(),
        Format::Text => format!("there is no table `{name}`: `create --yes` creates it"),
    };
    written(writeln!(out, "{text}"))?;
    Ok(FOUND)
}

fn report<T: TableItems>(
    table: &Client<T>,
    found: &[TableDifference],
    format: Format,
    out: &mut impl Write,
) -> Result<u8, String> {
    let differences = Differences { schema: T::SCHEMA, table: table.table_name(), found };
    let text = match format {
        Format::Json => differences.json().to_string(),
        Format::Text => differences.text(),
    };
    written(writeln!(out, "{text}"))?;
    Ok(if found.is_empty() { FINE } else { FOUND })
}

/// The requests that create a table.
fn planned<T: TableItems>(name: &str, format: Format) -> String {
    let input = Value::Object(definition::table(T::SCHEMA, name));
    let create = Request { operation: "CreateTable", input };
    let requests = [Some(create), time_to_live(T::SCHEMA, name)].into_iter().flatten();
    match format {
        Format::Json => {
            let requests: Value = requests.map(|request| request.to_json()).collect();
            json!({ "table": name, "created": false, "requests": requests }).to_string()
        }
        Format::Text => {
            let requests = requests.map(|request| {
                let Request { operation, input } = request;
                format!("{operation} {input:#}\n")
            });
            requests.collect::<String>() + "nothing was sent: add `--yes`"
        }
    }
}
