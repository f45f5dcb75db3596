//! The tools whose descriptions are read.

use std::fs;
use std::path::Path;

use super::error::ImportError;
use super::model::Table;
use super::problem::Problem;
use super::{create_table, mcp, onetable, rust, workbench};

/// What a file is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Source {
    /// A schema of OneTable, as JSON.
    OneTable,
    /// A model of AWS's modelling assistant: `schema.json`, or `dynamodb_data_model.json`, which says nothing about entities.
    Mcp,
    /// A data model of `NoSQL` Workbench, as it is exported.
    Workbench,
    /// The request `CreateTable`, or the answer to `DescribeTable`. It says nothing about entities.
    CreateTable,
}

/// Returns the Rust source for a file.
///
/// ```
/// use ddb_keys_admin::import::{self, Source};
///
/// let path = std::env::temp_dir().join(format!("onetable-{}.json", std::process::id()));
/// std::fs::write(&path, r#"{
///     "indexes": { "primary": { "hash": "PK", "sort": "SK" } },
///     "models": { "User": {
///         "PK": { "type": "string", "value": "USER#${email}" },
///         "SK": { "type": "string", "value": "PROFILE" },
///         "email": { "type": "string", "required": true }
///     } }
/// }"#)?;
/// let source = import::file(Source::OneTable, &path)?;
/// assert!(source.contains(r##"#[pk("USER#<email>")]"##));
/// assert!(source.contains("pub struct User {\n    pub email: String,\n}\n"));
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// An [`ImportError`] with the file, the line or the path in the JSON, and what was expected there.
pub fn file(source: Source, path: impl AsRef<Path>) -> Result<String, ImportError> {
    let path = path.as_ref();
    let text = fs::read_to_string(path).map_err(|error| ImportError::Unreadable {
        file: path.to_path_buf(),
        reason: error.to_string(),
    })?;
    print(source, &text).map_err(|problem| problem.of(path))
}

/// Reads the tables of a text.
type Read = fn(&str) -> Result<Vec<Table>, Problem>;

fn print(source: Source, text: &str) -> Result<String, Problem> {
    let (origin, read): (_, Read) = match source {
        Source::OneTable => ("a schema of OneTable", onetable::read),
        Source::Mcp => ("a model of AWS's modelling assistant", mcp::read),
        Source::Workbench => ("a data model of NoSQL Workbench", workbench::read),
        Source::CreateTable => ("the definition of a table", create_table::read),
    };
    Ok(rust::source(origin, read(text)?))
}
