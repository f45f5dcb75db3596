//! The files of a folder, and of an export to S3.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::lines::{Lines, failed};
use crate::Error;

/// The file that lists the data files of an export.
const MANIFEST: &str = "manifest-files.json";
/// The file that describes an export.
const SUMMARY: &str = "manifest-summary.json";

/// A file with items.
pub(crate) struct DataFile {
    pub(crate) path: PathBuf,
    /// Its path relative to the given folder, which may differ between machines. A manifest names its files, wherever they lie.
    pub(crate) name: PathBuf,
    /// The number of items according to the manifest.
    pub(super) items: Option<u64>,
    /// The MD5 checksum of its bytes in base64, as the manifest says it.
    pub(super) md5: Option<String>,
}

impl DataFile {
    /// A file that no manifest lists.
    fn unlisted(path: PathBuf, given: &Path) -> Self {
        let name = PathBuf::from(path.strip_prefix(given).unwrap_or(&path));
        Self { path, name, items: None, md5: None }
    }
}

/// The files with items at a path.
pub(crate) fn files_of(path: &Path) -> Result<Vec<DataFile>, Error> {
    if !path.is_dir() {
        let folder = path.parent().unwrap_or(path);
        return Ok(Vec::from([DataFile::unlisted(PathBuf::from(path), folder)]));
    }
    let mut files = Vec::new();
    collect(path, path, &mut files)?;
    Ok(files)
}

/// Adds the files of a folder, and of the folders in it.
fn collect(folder: &Path, given: &Path, files: &mut Vec<DataFile>) -> Result<(), Error> {
    if folder.join(MANIFEST).is_file() {
        files.extend(listed(folder, given)?);
        return Ok(());
    }
    for entry in entries(folder)? {
        if entry.is_dir() {
            collect(&entry, given, files)?;
        } else if is_data(&entry) {
            files.push(DataFile::unlisted(entry, given));
        }
    }
    Ok(())
}

/// The entries of a folder, sorted. An export comes before the data that it lists, which is left out.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
    };
    let mut entries = read().map_err(|error| failed(folder, error))?;
    entries.sort();
    let has_exports = entries.iter().any(|entry| entry.join(MANIFEST).is_file());
    // Incremental exports share the folder `data` beside them.
    entries.retain(|entry| !(has_exports && entry.ends_with("data")));
    Ok(entries)
}

fn is_data(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().to_string()).unwrap_or_default();
    let name = name.strip_suffix(".gz").unwrap_or(&name);
    let is_json = [".json", ".jsonl", ".ndjson"].iter().any(|end| name.ends_with(end));
    is_json && name != SUMMARY
}

/// The files of an export, as its manifest lists them.
fn listed(folder: &Path, given: &Path) -> Result<Vec<DataFile>, Error> {
    let expected = items_of_summary(folder)?;
    let manifest = folder.join(MANIFEST);
    let prefix = folder.strip_prefix(given).unwrap_or(Path::new(""));
    let mut lines = Lines::open(&manifest)?;
    let mut files = Vec::new();
    while let Some(line) = lines.next()? {
        if line.trim().is_empty() {
            continue;
        }
        let entry: Option<Value> = serde_json::from_str(line).ok();
        let entry = entry.as_ref().and_then(|entry| {
            let name = entry.get("dataFileS3Key")?.as_str()?.rsplit('/').next()?;
            let md5 = entry.get("md5Checksum").and_then(Value::as_str).map(ToString::to_string);
            let items = entry.get("itemCount").and_then(Value::as_u64);
            let (path, name) = (data_file(folder, name), prefix.join(name));
            Some(DataFile { path, name, items, md5 })
        });
        let Some(file) = entry else {
            return Err(failed(&manifest, format!("line {} does not name a file", lines.number())));
        };
        files.push(file);
    }
    // A manifest that was cut off names fewer files.
    let found = files.iter().try_fold(0_u64, |sum, file| sum.checked_add(file.items?));
    if let (Some(expected), Some(found)) = (expected, found)
        && found < expected
    {
        let reason = format!("its files have only {found} items, but {SUMMARY} says {expected}");
        return Err(failed(&manifest, reason));
    }
    Ok(files)
}

/// Full exports have a folder of their own for their data; incremental ones share the one beside them.
fn data_file(folder: &Path, name: &str) -> PathBuf {
    let own = folder.join("data").join(name);
    if own.is_file() {
        return own;
    }
    let beside = folder.parent().map(|parent| parent.join("data").join(name));
    beside.filter(|path| path.is_file()).unwrap_or(own)
}

/// The number of items of an export, if its summary is there and says it.
fn items_of_summary(folder: &Path) -> Result<Option<u64>, Error> {
    let path = folder.join(SUMMARY);
    let Ok(text) = fs::read_to_string(&path) else { return Ok(None) };
    let summary: Value = serde_json::from_str(&text).map_err(|error| failed(&path, error))?;
    match summary.get("outputFormat").and_then(Value::as_str) {
        None | Some("DYNAMODB_JSON") => Ok(summary.get("itemCount").and_then(Value::as_u64)),
        Some(format) => {
            Err(failed(&path, format!("the export is in the format {format}, not DYNAMODB_JSON")))
        }
    }
}
