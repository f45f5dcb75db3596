//! The lines of a file, compressed or not.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::bufread::MultiGzDecoder;

use crate::aws::Error;

/// The first bytes of a file that gzip has compressed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The lines of a file, one at a time.
pub(super) struct Lines {
    path: PathBuf,
    reader: Box<dyn BufRead>,
    line: String,
    number: u64,
}

impl Lines {
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        let open = || -> io::Result<Box<dyn BufRead>> {
            let mut reader = BufReader::new(File::open(path)?);
            Ok(if reader.fill_buf()?.starts_with(&GZIP) {
                Box::new(BufReader::new(MultiGzDecoder::new(reader)))
            } else {
                Box::new(reader)
            })
        };
        let reader = open().map_err(|error| failed(path, &error.to_string()))?;
        Ok(Self { path: PathBuf::from(path), reader, line: String::new(), number: 0 })
    }

    /// The next line. `None` after the last one.
    pub(super) fn next(&mut self) -> Result<Option<&str>, Error> {
        self.line.clear();
        let read = self.reader.read_line(&mut self.line);
        self.number += 1;
        match read {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(&self.line)),
            Err(error) => {
                let reason = alloc::format!("line {}: {error}", self.number);
                Err(failed(&self.path, &reason))
            }
        }
    }

    /// The number of the line that was read last.
    pub(super) fn number(&self) -> u64 {
        self.number
    }
}

/// The error of a file that cannot be read.
pub(super) fn failed(path: &Path, reason: &str) -> Error {
    Error::File { file: PathBuf::from(path), reason: String::from(reason) }
}
