//! Items in files: exports of a table to S3, and lines of JSON.

mod export;
mod item;
mod lines;

use std::ops::ControlFlow;

use ddb_keys::aws::Item;

pub(crate) use self::export::{DataFile, files_of};
use self::item::{Line, read_line};
use self::lines::{Lines, failed};
use crate::Error;

/// Hands out the items of a file, one at a time, until told to stop. `pk` is the table's partition key.
pub(crate) fn each_item(
    file: &DataFile,
    pk: &str,
    mut each: impl FnMut(Item) -> ControlFlow<()>,
) -> Result<(), Error> {
    let mut lines = Lines::open(&file.path)?;
    let mut records: u64 = 0;
    while let Some(line) = lines.next()? {
        match read_line(line, pk) {
            Ok(Line::Item(item)) => {
                records += 1;
                if each(item).is_break() {
                    return Ok(());
                }
            }
            Ok(Line::Deleted) => records += 1,
            Ok(Line::Empty) => {}
            Err(reason) => {
                return Err(failed(&file.path, format!("line {}: {reason}", lines.number())));
            }
        }
    }
    if let Some(expected) = file.items.filter(|expected| *expected != records) {
        let reason = format!("it has {records} items, but its manifest says {expected}");
        return Err(failed(&file.path, reason));
    }
    let md5 = lines.md5();
    if let Some(expected) = file.md5.as_ref().filter(|expected| **expected != md5) {
        let reason = format!("its MD5 checksum is {md5}, but its manifest says {expected}");
        return Err(failed(&file.path, reason));
    }
    Ok(())
}
