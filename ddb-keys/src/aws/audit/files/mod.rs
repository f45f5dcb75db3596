//! Audits of files: exports of a table, and items as lines of JSON.

mod export;
mod item;
mod lines;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use std::path::Path;

use self::export::files_of;
use self::item::{Line, read_line};
use self::lines::{Lines, failed};
use super::examine::examine;
use super::report::AuditReport;
use super::tally::Audited;
use crate::aws::{Error, TableItems};

impl AuditReport {
    /// Reads items from files and reports what they hold and what does not fit the code, as
    /// [`audit`](crate::aws::Client::audit) does with a table.
    ///
    /// A path is a file, or a folder of files. Files may be compressed by gzip. Each line is an item:
    ///
    /// - from an export to S3, `{"Item":{"PK":{"S":"USER#ann"}}}`. A folder with `manifest-files.json` is
    ///   read as the manifest says, and files with fewer or more items than it says are an error. From an
    ///   incremental export, the new images are read.
    /// - in DynamoDB's JSON, `{"PK":{"S":"USER#ann"}}`;
    /// - in plain JSON, `{"PK":"USER#ann"}`.
    ///
    /// Files are read one after the other, line by line: memory use does not grow with their size. The call
    /// blocks; run it in `tokio::task::spawn_blocking` if the program does something else meanwhile.
    ///
    /// ```
    /// use ddb_keys::aws::AuditReport;
    /// use ddb_keys::{Entity, Table};
    ///
    /// #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// #[pk("USER#<name>")]
    /// struct User { name: String }
    ///
    /// #[derive(Debug, Table)]
    /// #[table(name = "users", pk = "PK")]
    /// enum Users { User(User) }
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let path = std::env::temp_dir().join(format!("users-{}.jsonl", std::process::id()));
    /// std::fs::write(&path, r#"{"PK":{"S":"USER#ann"},"name":{"S":"ann"}}"#)?;
    /// let report = AuditReport::of_files::<Users>([&path])?;
    /// assert!(report.is_clean(), "{report}");
    /// # std::fs::remove_file(&path)?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::File`] with the file and the line that cannot be read. Exports in the format ION are
    /// not read.
    pub fn of_files<T: TableItems>(
        paths: impl IntoIterator<Item = impl AsRef<Path>>,
    ) -> Result<Self, Error> {
        let mut audited = Audited::default();
        let mut files = 0;
        for path in paths {
            for file in files_of(path.as_ref())? {
                read_file::<T>(&file.path, file.items, &mut audited)?;
                files += 1;
            }
        }
        let names: Vec<&str> = T::SCHEMA.entities.iter().map(|entity| entity.name).collect();
        Ok(Self::new(String::from(T::SCHEMA.name), &names, audited, [files, files]))
    }
}

/// Examines the items of one file.
fn read_file<T: TableItems>(
    path: &Path,
    expected: Option<u64>,
    audited: &mut Audited,
) -> Result<(), Error> {
    let mut lines = Lines::open(path)?;
    let mut records: u64 = 0;
    while let Some(line) = lines.next()? {
        match read_line(line, T::SCHEMA) {
            Ok(Line::Item(item)) => {
                records += 1;
                examine::<T>(item, audited);
            }
            Ok(Line::Deleted) => records += 1,
            Ok(Line::Empty) => {}
            Err(reason) => {
                let reason = format!("line {}: {reason}", lines.number());
                return Err(failed(path, &reason));
            }
        }
    }
    match expected {
        Some(expected) if expected != records => {
            Err(failed(path, &format!("it has {records} items, but its manifest says {expected}")))
        }
        _ => Ok(()),
    }
}
