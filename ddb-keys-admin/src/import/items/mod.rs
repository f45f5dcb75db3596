//! Entities from the items of a table.
//!
//! Two passes over the files: a sample says what separates the parts of keys and which attribute names the type, and then each item
//! joins the cluster of its type and of the literal words of its key. A cluster keeps counts and, for each part of a key, which
//! attributes had the same text in how many items. Both numbers, of clusters and of attributes, are bounded, so that memory use
//! does not grow with the table.
//!
//! This room is a third of all imports: items say nothing about templates, so the separator, the type, the words of the program, and
//! where each value of a key comes from are all inferred here, and no library does that.

mod attribute;
mod cluster;
mod clusters;
mod position;
mod propose;
mod sample;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use self::clusters::Clusters;
use self::sample::Sample;
use super::error::ImportError;
use super::rust;
use crate::Error;
use crate::files::{DataFile, each_item, files_of};

/// The number of items of a sample.
const SAMPLE: u64 = 1000;

/// The names that key attributes usually have.
const USUAL: [(&str, &str); 8] = [
    ("PK", "SK"),
    ("pk", "sk"),
    ("Pk", "Sk"),
    ("_pk", "_sk"),
    ("PartitionKey", "SortKey"),
    ("partitionKey", "sortKey"),
    ("partition_key", "sort_key"),
    ("hk", "rk"),
];

/// Returns Rust source for the entities that a table's items seem to be.
///
/// A path is a file, or a folder of files, which may be compressed by gzip: an export to S3, or lines of JSON or of DynamoDB's JSON. `pk`
/// and `sk` name the key attributes; without `pk` they are found by their usual names. Each entity is a proposal, and says how many
/// items it claims. Items that no proposal claims are named at the table.
///
/// ```
/// use ddb_keys_admin::import;
///
/// let path = std::env::temp_dir().join(format!("users-{}.jsonl", std::process::id()));
/// std::fs::write(&path, r#"
///     { "PK": "USER#ann", "SK": "PROFILE", "name": "ann", "age": 36 }
///     { "PK": "USER#bob", "SK": "PROFILE", "name": "bob" }
/// "#.replace("    ", ""))?;
/// let source = import::items([&path], None, None)?;
/// assert!(source.contains(r##"
/// #[pk("USER#<name>")]
/// #[sk("PROFILE")]
/// pub struct User {
/// "##));
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// An [`ImportError`] with the file and the line that cannot be read.
pub fn items(
    paths: impl IntoIterator<Item = impl AsRef<Path>>,
    pk: Option<&str>,
    sk: Option<&str>,
) -> Result<String, ImportError> {
    let mut files = Vec::new();
    for path in paths {
        files.extend(files_of(path.as_ref()).map_err(unreadable)?);
    }
    let sample = sampled(&files, pk, sk)?;
    let reading = sample.reading();
    let pk = reading.pk.clone();
    let mut clusters = Clusters::new(reading);
    for file in &files {
        each_item(file, &pk, |item| {
            clusters.add(&item);
            ControlFlow::Continue(())
        })
        .map_err(unreadable)?;
    }
    Ok(rust::source("the items of a table", Vec::from([propose::table(clusters)])))
}

/// The first items of the files.
fn sampled(files: &[DataFile], pk: Option<&str>, sk: Option<&str>) -> Result<Sample, ImportError> {
    let usual = USUAL.iter().map(|(pk, sk)| (*pk, Some(*sk)));
    let given = pk.map(|pk| (pk, sk));
    let candidates = given.into_iter().chain(usual.filter(|_| pk.is_none()));
    for (pk, sk) in candidates {
        let mut sample = Sample::new(pk, sk);
        for file in files {
            each_item(file, pk, |item| {
                sample.add(&item);
                if sample.count < SAMPLE {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            })
            .map_err(unreadable)?;
            if sample.count >= SAMPLE {
                break;
            }
        }
        if sample.has_keys() {
            return Ok(sample);
        }
    }
    let file = files.first().map_or_else(PathBuf::new, |file| file.path.clone());
    let (path, expected) = match pk {
        Some(pk) => (pk.to_string(), "this key attribute in every item"),
        None => (
            String::from("PK"),
            "a key attribute of a usual name in every item: name it, `--pk NAME --sk NAME`",
        ),
    };
    Err(ImportError::Meaning { file, path, expected: expected.to_string() })
}

fn unreadable(error: Error) -> ImportError {
    match error {
        Error::File { file, reason } => ImportError::Unreadable { file, reason },
        error => ImportError::Unreadable { file: PathBuf::new(), reason: error.to_string() },
    }
}

#[cfg(test)]
mod tests;
