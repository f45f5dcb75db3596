//! Chart files on disk.

use std::path::Path;
use std::{env, fs, io};

use super::error::{ChartError, Problem};
use super::{compare, text};
use ddb_keys::schema::TableSchema;

/// Compares a file with the schema, or writes it if `DDB_KEYS_CHART` says `accept`.
pub(super) fn check(schema: &TableSchema, path: &Path) -> Result<(), ChartError> {
    let check = || match variable("DDB_KEYS_CHART").as_deref() {
        None => compare(schema, &read(path)?),
        Some("accept") => accept(schema, path),
        Some(mode) => Err(Problem::UnknownMode(mode.to_string()).into()),
    };
    check().map_err(|error| ChartError { file: Some(path.display().to_string()), ..error })
}

fn accept(schema: &TableSchema, path: &Path) -> Result<(), ChartError> {
    let reason = variable("DDB_KEYS_CHART_REASON");
    let text = match read(path) {
        Ok(older) => {
            let forget = variable("DDB_KEYS_CHART_FORGET");
            let accepted = super::accept(schema, &older, reason.as_deref(), forget.as_deref())?;
            if accepted == older {
                return Ok(());
            }
            accepted
        }
        Err(ChartError { problem: Problem::Missing, .. }) => text(schema),
        Err(error) => return Err(error),
    };
    fs::write(path, text).map_err(|error| Problem::Io(error.to_string()).into())
}

fn read(path: &Path) -> Result<String, ChartError> {
    fs::read_to_string(path).map_err(|error| {
        let missing = error.kind() == io::ErrorKind::NotFound;
        let problem = if missing { Problem::Missing } else { Problem::Io(error.to_string()) };
        problem.into()
    })
}

fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}
