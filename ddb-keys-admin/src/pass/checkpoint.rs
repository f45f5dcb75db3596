//! Where checkpoints are kept.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::Error;
use crate::example::example;

/// The progress of a migration or an audit, kept outside of the process.
///
/// The process can be killed at any moment. Another process with the same checkpoint continues with the pages that
/// were not finished. A page that was interrupted is repeated, which changes nothing in the items that were done.
///
/// The text names its version, the operation, the table and the share, and contains positions, which
/// are keys of items, and the report so far. Keep it as confidential as the table.
///
#[doc = example!(
    r#"let path = std::env::temp_dir().join(format!("orders-{}.checkpoint", std::process::id()));"#
    "let checkpoint = ddb_keys_admin::Checkpoint::file(&path);"
    r#"println!("{}", ddb_keys_admin::migrate::<Order>(&table).checkpoint(checkpoint).await?);"#
    "# std::fs::remove_file(&path)?;"
)]
pub struct Checkpoint {
    load: Box<dyn FnOnce() -> io::Result<String> + Send>,
    save: Save,
}

/// Stores the text of a state.
pub(super) type Save = Box<dyn FnMut(&str) -> io::Result<()> + Send>;

impl Checkpoint {
    /// A checkpoint in a file, which need not exist. Each state replaces the file as a whole.
    ///
    #[doc = example!(
        r#"let path = std::env::temp_dir().join(format!("audit-{}.checkpoint", std::process::id()));"#
        "let checkpoint = ddb_keys_admin::Checkpoint::file(&path);"
        "let report = ddb_keys_admin::audit(&table).checkpoint(checkpoint).await?;"
        "assert!(report.is_complete());"
        "# std::fs::remove_file(&path)?;"
    )]
    pub fn file(path: impl Into<PathBuf>) -> Self {
        let path = path.into();
        let from = path.clone();
        Self {
            load: Box::new(move || load(&from)),
            save: Box::new(move |text| replace(&path, text)),
        }
    }

    /// A checkpoint that is read from anywhere, and written to anywhere. States are appended, and the
    /// last one that is whole counts.
    ///
    #[doc = example!(
        "// Nothing is read, and what is written goes to a file, a socket, a queue."
        "let checkpoint = ddb_keys_admin::Checkpoint::new(std::io::empty(), std::io::sink());"
        "assert!(ddb_keys_admin::audit(&table).checkpoint(checkpoint).await?.is_complete());"
    )]
    pub fn new(mut from: impl Read + Send + 'static, mut to: impl Write + Send + 'static) -> Self {
        let load = move || {
            let mut text = String::new();
            from.read_to_string(&mut text)?;
            Ok(text)
        };
        let save = move |text: &str| {
            to.write_all(text.as_bytes())?;
            to.flush()
        };
        Self { load: Box::new(load), save: Box::new(save) }
    }

    /// The text, and what stores the next one.
    pub(super) fn open(self) -> Result<(String, Save), Error> {
        let text = (self.load)().map_err(|error| failed("read", &error))?;
        Ok((text, self.save))
    }
}

impl fmt::Debug for Checkpoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Checkpoint").finish_non_exhaustive()
    }
}

/// The error of a checkpoint that cannot be read or written.
pub(super) fn failed(verb: &str, error: &io::Error) -> Error {
    Error::checkpoint(format!("it cannot be {verb}: {error}"))
}

fn load(path: &Path) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read,
    }
}

/// Writes a file beside the old one, and puts it in its place, so that a complete file always exists.
fn replace(path: &Path, text: &str) -> io::Result<()> {
    let mut name = OsString::from(path);
    name.push(".new");
    let beside = PathBuf::from(name);
    let mut file = File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(beside, path)
}
