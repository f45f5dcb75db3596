//! Audits of files: exports of a table, and items as lines of JSON.

use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ddb_keys::aws::TableItems;

use super::examine::examine;
use super::report::AuditReport;
use super::tally::Audited;
use crate::files::{DataFile, each_item, files_of};
use crate::pass::{Identity, Ledger, SegmentProgress, Share, checksum};
use crate::{Checkpoint, Error};

/// Reads items from files and reports what they hold and what does not fit the code, as
/// [`audit`](crate::audit) does with a table.
///
/// A path is a file, or a folder of files. Files may be compressed by gzip. Each line is an item:
///
/// - from an export to S3, `{"Item":{"PK":{"S":"USER#ann"}}}`. A folder with `manifest-files.json` is
///   read as the manifest says. A file whose number of items or MD5 checksum differs from the manifest
///   is an error, and so is a manifest whose files have fewer items than `manifest-summary.json` says.
///   From an incremental export, the new images are read.
/// - in DynamoDB's JSON, `{"PK":{"S":"USER#ann"}}`;
/// - in plain JSON, `{"PK":"USER#ann"}`.
///
/// Files are read in sequence, line by line: memory use does not grow with their size.
///
/// ```
/// use ddb_keys::{Entity, Table};
/// use ddb_keys_admin::FileAudit;
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
/// let report = FileAudit::<Users>::new([&path]).run()?;
/// assert!(report.is_clean(), "{report}");
/// # std::fs::remove_file(&path)?;
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing is read until it is run"]
pub struct FileAudit<T> {
    paths: Vec<PathBuf>,
    share: Share,
    checkpoint: Option<Checkpoint>,
    table: PhantomData<fn() -> T>,
}

impl<T: TableItems> FileAudit<T> {
    /// An audit of these files and folders.
    ///
    /// ```no_run
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::{Checkpoint, Error, FileAudit};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn run() -> Result<(), Error> {
    /// let report = FileAudit::<Users>::new(["AWSDynamoDB/01693685827463-2d8752fd"]).run()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn new(paths: impl IntoIterator<Item = impl AsRef<Path>>) -> Self {
        let paths = paths.into_iter().map(|path| path.as_ref().to_path_buf()).collect();
        Self { paths, share: Share::WHOLE, checkpoint: None, table: PhantomData }
    }

    /// Takes one share of the files, so that several machines divide the work: the share `number`,
    /// counted from 0, of this many. All machines need the same files, or at least the same manifest.
    ///
    /// A file is not divided. [`AuditReport::of_checkpoints`] adds up the checkpoints of the shares.
    ///
    /// ```no_run
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::{Checkpoint, Error, FileAudit};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn run() -> Result<(), Error> {
    /// let report = FileAudit::<Users>::new(["export"]).share(3, 16).run()?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn share(mut self, number: u32, of: u32) -> Self {
        self.share = Share { number, of };
        self
    }

    /// Starts after the files that the checkpoint names, and keeps it up to date.
    ///
    /// ```no_run
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::{Checkpoint, Error, FileAudit};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn run() -> Result<(), Error> {
    /// let report = FileAudit::<Users>::new(["export"]).checkpoint(Checkpoint::file("audit")).run()?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// A checkpoint of other files, of another share or of another version of the keys is
    /// [`Error::Checkpoint`], and nothing is read. Files are told apart by their paths within the given folder, which may
    /// itself be elsewhere.
    pub fn checkpoint(mut self, checkpoint: Checkpoint) -> Self {
        self.checkpoint = Some(checkpoint);
        self
    }

    /// Reads the files. The call blocks; run it in `tokio::task::spawn_blocking` if the program does
    /// something else meanwhile.
    ///
    /// ```no_run
    /// # use ddb_keys::{Entity, Table};
    /// # use ddb_keys_admin::{Checkpoint, Error, FileAudit};
    /// # #[derive(Debug, serde::Serialize, serde::Deserialize, Entity)]
    /// # #[pk("USER#<name>")]
    /// # struct User { name: String }
    /// # #[derive(Debug, Table)]
    /// # #[table(name = "users", pk = "PK")]
    /// # enum Users { User(User) }
    /// # fn run() -> Result<(), Error> {
    /// println!("{}", FileAudit::<Users>::new(["items.jsonl.gz"]).run()?);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::File`] with the file and the line that cannot be read. Exports in the format ION are
    /// not read.
    pub fn run(self) -> Result<AuditReport, Error> {
        let mut files = Vec::new();
        for path in &self.paths {
            files.extend(files_of(path)?);
        }
        // Files are the segments. Each share has the same number of them, of which some may be without
        // a file.
        let count = u32::try_from(files.len()).unwrap_or(u32::MAX);
        let each = count.div_ceil(self.share.of.max(1)).max(1);
        let own = self.share.segments(each)?;
        let operation = operation(&files);
        let identity = Identity::new(&operation, T::SCHEMA, T::SCHEMA.name, each, self.share);
        let mut ledger = Ledger::open(identity, own.clone(), self.checkpoint)?;
        let mut read = || {
            for (segment, _) in ledger.state().open() {
                let at = (segment - own.start) * self.share.of + self.share.number;
                let file = usize::try_from(at).ok().and_then(|at| files.get(at));
                let audited = file.map(read_file::<T>).transpose()?.unwrap_or_default();
                ledger.note(segment, SegmentProgress::Done, audited)?;
            }
            Ok(())
        };
        let result = read();
        Ok(AuditReport::of(T::SCHEMA.entities, &ledger.close(result)?))
    }
}

impl<T> fmt::Debug for FileAudit<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("FileAudit");
        shown.field("paths", &self.paths).field("share", &self.share).finish_non_exhaustive()
    }
}

/// The operation, with a fingerprint of the names of its files.
fn operation(files: &[DataFile]) -> String {
    let names = files.iter().map(|file| {
        // Separators differ between systems.
        let names: Vec<_> = file.name.iter().map(|name| name.to_string_lossy()).collect();
        names.join("/")
    });
    let names: Vec<String> = names.collect();
    format!("audit of {} files, {}", files.len(), checksum(&names.join("\n")))
}

/// Examines the items of one file.
fn read_file<T: TableItems>(file: &DataFile) -> Result<Audited, Error> {
    let mut audited = Audited::default();
    each_item(file, T::SCHEMA.pk, |item| {
        examine::<T>(item, &mut audited);
        ControlFlow::Continue(())
    })?;
    Ok(audited)
}
