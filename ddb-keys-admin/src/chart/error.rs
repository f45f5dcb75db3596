//! Why a chart file does not fit the code.

use std::fmt;

use super::class::ChartClass;
use super::difference::ChartDifference;

/// A chart file that differs from the code, or that cannot be read.
///
/// It is made for `unwrap` in a test: `Debug` prints the same message as `Display`. See
/// [`ddb_keys::chart`](crate::chart).
#[derive(Clone, PartialEq, Eq)]
pub struct ChartError {
    pub(super) file: Option<String>,
    pub(super) problem: Problem,
}

/// The problem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Problem {
    Different(Vec<ChartDifference>),
    /// Differences that are accepted only with a reason, or not at all.
    Unaccepted(Vec<ChartDifference>),
    /// An entity that is to be forgotten, but is not among those that were removed.
    NotRemoved(String),
    Missing,
    Io(String),
    UnknownMode(String),
    NotAChart,
    Truncated,
    Conflict {
        line: usize,
    },
    Version {
        found: u32,
        known: u32,
    },
    Malformed {
        line: usize,
    },
    /// An entity that two blocks describe, as after a merge without a conflict.
    Repeated(String),
}

const RESTORE: &str = "restore it from version control";
const MERGE: &str = "keep what the main branch says, and accept your own changes again";
const UPDATE: &str = "use the version of ddb-keys that wrote it, or a later one";

impl ChartError {
    /// The differences, the most serious first. Empty if the file cannot be read.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::chart;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// // The file says `U#<name>`, and the code `USER#<name>`.
    /// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
    /// let error = chart::compare(Users::SCHEMA, &older).unwrap_err();
    /// assert_eq!(error.differences().len(), 1);
    /// ```
    #[must_use]
    pub fn differences(&self) -> &[ChartDifference] {
        match &self.problem {
            Problem::Different(list) | Problem::Unaccepted(list) => list,
            _ => &[],
        }
    }

    /// The most serious class among the differences. `None` if the file cannot be read.
    ///
    /// ```
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::chart;
    /// # #[derive(Debug, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// // The file says `U#<name>`, and the code `USER#<name>`.
    /// let older = chart::text(Users::SCHEMA).replace("USER#", "U#");
    /// let error = chart::compare(Users::SCHEMA, &older).unwrap_err();
    /// assert_eq!(error.class(), Some(ddb_keys_admin::chart::ChartClass::Breaking));
    /// ```
    #[must_use]
    pub fn class(&self) -> Option<ChartClass> {
        self.differences().iter().map(ChartDifference::class).max()
    }
}

impl From<Problem> for ChartError {
    fn from(problem: Problem) -> Self {
        Self { file: None, problem }
    }
}

impl fmt::Display for ChartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.file {
            Some(file) => write!(f, "the chart file `{file}`")?,
            None => f.write_str("the chart file")?,
        }
        match &self.problem {
            Problem::Different(_) => {
                f.write_str(" differs from the keys in the code")?;
                self.write_differences(f)?;
                f.write_str("\n\nto accept: DDB_KEYS_CHART=accept cargo test")?;
                if self.differences().iter().any(ChartDifference::needs_reason) {
                    f.write_str(", with DDB_KEYS_CHART_REASON=\"…\"")?;
                }
                Ok(())
            }
            Problem::Unaccepted(_) => {
                f.write_str(" was not written")?;
                self.write_differences(f)?;
                f.write_str("\n\nstored items are affected, so give the reason why they may change: DDB_KEYS_CHART_REASON=\"…\"")
            }
            Problem::NotRemoved(entity) => {
                write!(f, " cannot forget `{entity}`: it remembers no removed entity of this name")
            }
            Problem::Missing => {
                f.write_str(" does not exist\nto create it: DDB_KEYS_CHART=accept cargo test")
            }
            Problem::Io(error) => write!(f, " cannot be read or written: {error}"),
            Problem::UnknownMode(mode) => {
                write!(
                    f,
                    " was not checked: DDB_KEYS_CHART is `{mode}`, but only `accept` is known"
                )
            }
            Problem::NotAChart => {
                f.write_str(" does not begin with `ddb-keys chart` and a version")
            }
            Problem::Truncated => {
                write!(f, " is truncated: its last line is not `end`\n{RESTORE}")
            }
            Problem::Conflict { line } => {
                write!(f, " has a merge conflict at line {line}\n{MERGE}")
            }
            Problem::Version { found, known } => {
                write!(f, " has version {found}, but this library reads version {known}\n{UPDATE}")
            }
            Problem::Malformed { line } => write!(f, " cannot be read at line {line}\n{RESTORE}"),
            Problem::Repeated(entity) => write!(f, " describes `{entity}` twice\n{MERGE}"),
        }
    }
}

impl ChartError {
    fn write_differences(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.differences().iter().try_for_each(|difference| write!(f, "\n\n{difference}"))
    }
}

impl fmt::Debug for ChartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for ChartError {}

#[cfg(test)]
mod tests {

    use super::{ChartError, Problem};

    /// A message for each problem: one without a line here does not compile.
    fn text_of(problem: &Problem) -> &'static str {
        match problem {
            Problem::Different(_) => {
                " differs from the keys in the code\n\nto accept: DDB_KEYS_CHART=accept cargo test"
            }
            Problem::Unaccepted(_) => {
                " was not written\n\nstored items are affected, so give the reason why they may change: \
                 DDB_KEYS_CHART_REASON=\"…\""
            }
            Problem::NotRemoved(_) => {
                " cannot forget `Task`: it remembers no removed entity of this name"
            }
            Problem::Missing => " does not exist\nto create it: DDB_KEYS_CHART=accept cargo test",
            Problem::Io(_) => " cannot be read or written: permission denied",
            Problem::UnknownMode(_) => {
                " was not checked: DDB_KEYS_CHART is `update`, but only `accept` is known"
            }
            Problem::NotAChart => " does not begin with `ddb-keys chart` and a version",
            Problem::Truncated => {
                " is truncated: its last line is not `end`\nrestore it from version control"
            }
            Problem::Conflict { .. } => {
                " has a merge conflict at line 7\nkeep what the main branch says, and accept your own changes again"
            }
            Problem::Version { .. } => {
                " has version 9, but this library reads version 1\nuse the version of ddb-keys that wrote it, or a \
                 later one"
            }
            Problem::Malformed { .. } => {
                " cannot be read at line 7\nrestore it from version control"
            }
            Problem::Repeated(_) => {
                " describes `Task` twice\nkeep what the main branch says, and accept your own changes again"
            }
        }
    }

    #[test]
    fn each_problem_says_what_to_do() {
        for problem in [
            Problem::Different(Vec::new()),
            Problem::Unaccepted(Vec::new()),
            Problem::NotRemoved("Task".into()),
            Problem::Missing,
            Problem::Io("permission denied".into()),
            Problem::UnknownMode("update".into()),
            Problem::NotAChart,
            Problem::Truncated,
            Problem::Conflict { line: 7 },
            Problem::Version { found: 9, known: 1 },
            Problem::Malformed { line: 7 },
            Problem::Repeated("Task".into()),
        ] {
            let text = text_of(&problem);
            let error = ChartError { file: Some("keys.chart".into()), problem };
            assert_eq!(error.to_string(), format!("the chart file `keys.chart`{text}"));
            assert_eq!(format!("{error:?}"), error.to_string(), "`unwrap` shows it");
        }
    }
}
