//! Errors of passes over a table.

use std::fmt;
use std::path::PathBuf;

use crate::example::example;

/// An error of a migration or an audit.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// A checkpoint cannot be used: it belongs to another pass, or cannot be read or written.
    ///
    #[doc = example!(
        r#"let text = "not a checkpoint".as_bytes();"#
        "let checkpoint = ddb_keys_admin::Checkpoint::new(text, std::io::sink());"
        "let error = ddb_keys_admin::audit(&table).checkpoint(checkpoint).await.unwrap_err();"
        r#"assert_eq!(error.to_string(), "the checkpoint cannot be used: it is not a checkpoint");"#
    )]
    Checkpoint {
        /// The problem with it.
        reason: String,
    },
    /// A file of an audit cannot be read.
    ///
    /// ```
    /// use ddb_keys_admin::Error;
    ///
    /// let error = Error::File { file: "export.json.gz".into(), reason: "it is truncated".into() };
    /// assert_eq!(error.to_string(), "export.json.gz: it is truncated");
    /// ```
    File {
        /// The file.
        file: PathBuf,
        /// The problem with it.
        reason: String,
    },
    /// A setting is refused, or a request failed.
    ///
    #[doc = example!(
        "let error = ddb_keys_admin::audit(&table.with_table_name(\"missing\")).await.unwrap_err();"
        "assert!(matches!(error, ddb_keys_admin::Error::Client(ddb_keys::aws::Error::Sdk(_))));"
    )]
    Client(ddb_keys::aws::Error),
}

impl Error {
    /// A checkpoint that cannot be used.
    pub(crate) fn checkpoint(reason: impl Into<String>) -> Self {
        Self::Checkpoint { reason: reason.into() }
    }
}

impl From<ddb_keys::aws::Error> for Error {
    fn from(error: ddb_keys::aws::Error) -> Self {
        Self::Client(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Checkpoint { reason } => write!(f, "the checkpoint cannot be used: {reason}"),
            Self::File { file, reason } => write!(f, "{}: {reason}", file.display()),
            Self::Client(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Client(error) => error.source(),
            Self::Checkpoint { .. } | Self::File { .. } => None,
        }
    }
}
