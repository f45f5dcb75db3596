//! Why a file cannot be imported.

use std::fmt;
use std::path::PathBuf;

/// An error of an import.
#[derive(Debug)]
#[non_exhaustive]
pub enum ImportError {
    /// A file cannot be read.
    ///
    /// ```
    /// use ddb_keys_admin::import::{self, Source};
    ///
    /// let error = import::file(Source::OneTable, "missing.json").unwrap_err();
    /// assert!(error.to_string().starts_with("missing.json: "));
    /// ```
    Unreadable {
        /// The file.
        file: PathBuf,
        /// The problem with it.
        reason: String,
    },
    /// A file is not JSON, or not of the form that was expected.
    ///
    /// ```
    /// use ddb_keys_admin::import::ImportError;
    ///
    /// let file = "table.json".into();
    /// let expected = "missing field `TableName`".into();
    /// let error = ImportError::Json { file, line: 3, column: 9, expected };
    /// assert_eq!(error.to_string(), "table.json: line 3, column 9: missing field `TableName`");
    /// ```
    Json {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// What is wrong, and what was expected.
        expected: String,
    },
    /// The JSON has the expected form, but something in it has no meaning.
    ///
    /// ```
    /// use ddb_keys_admin::import::ImportError;
    ///
    /// let (file, path) = ("schema.json".into(), "indexes".into());
    /// let error = ImportError::Meaning { file, path, expected: "an index called `primary`".into() };
    /// assert_eq!(error.to_string(), "schema.json: at `indexes`: expected an index called `primary`");
    /// ```
    Meaning {
        /// The file.
        file: PathBuf,
        /// The path within the JSON.
        path: String,
        /// What was expected there.
        expected: String,
    },
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { file, reason } => write!(f, "{}: {reason}", file.display()),
            Self::Json { file, line, column, expected } => {
                write!(f, "{}: line {line}, column {column}: {expected}", file.display())
            }
            Self::Meaning { file, path, expected } => {
                write!(f, "{}: at `{path}`: expected {expected}", file.display())
            }
        }
    }
}

impl std::error::Error for ImportError {}
