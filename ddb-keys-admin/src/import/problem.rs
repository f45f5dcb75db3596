//! What is wrong with a file, before its name is known.

use std::path::Path;

use super::error::ImportError;

/// A problem of a text.
#[derive(Debug)]
pub(super) enum Problem {
    Json(serde_json::Error),
    Meaning { path: String, expected: String },
}

impl Problem {
    /// Something else was expected at a path.
    pub(super) fn expected(path: impl Into<String>, expected: impl Into<String>) -> Self {
        Self::Meaning { path: path.into(), expected: expected.into() }
    }

    /// The error of the file.
    pub(super) fn of(self, file: &Path) -> ImportError {
        let file = file.to_path_buf();
        match self {
            Self::Meaning { path, expected } => ImportError::Meaning { file, path, expected },
            Self::Json(error) => {
                let (line, column) = (error.line(), error.column());
                let text = error.to_string();
                let place = format!(" at line {line} column {column}");
                let expected = text.strip_suffix(&place).unwrap_or(&text);
                // serde has other data than JSON, too.
                let expected = expected.replace("expected a map", "expected an object");
                ImportError::Json { file, line, column, expected }
            }
        }
    }
}

impl From<serde_json::Error> for Problem {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error)
    }
}
