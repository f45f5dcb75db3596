//! The lines of a file, compressed or not.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::{Mutex, PoisonError};

use flate2::bufread::MultiGzDecoder;
use md5::{Digest, Md5};

use crate::Error;

/// The first bytes of a file that gzip has compressed.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// The bytes that some programs write before the first line.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The maximum length of a line, in bytes. Both images of an item of 400 KB take less than 8 MB, however it is made: no
/// value is more than nine times as long in DynamoDB's JSON as in the table.
const MAX_LINE: u64 = 16 << 20;

/// The lines of a file, one at a time.
pub(super) struct Lines {
    path: PathBuf,
    reader: Box<dyn BufRead>,
    line: String,
    number: u64,
    md5: Md5OfFile,
}

/// The checksum of the bytes that were read from a file.
type Md5OfFile = Arc<Mutex<Md5>>;

/// A file whose bytes are added to a checksum as they are read.
struct Summed {
    file: File,
    md5: Md5OfFile,
}

impl Read for Summed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.file.read(buffer)?;
        let read = buffer.get(..count).unwrap_or_default();
        self.md5.lock().unwrap_or_else(PoisonError::into_inner).update(read);
        Ok(count)
    }
}

impl Lines {
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        let md5 = Md5OfFile::default();
        let open = || -> io::Result<Box<dyn BufRead>> {
            let file = Summed { file: File::open(path)?, md5: md5.clone() };
            let mut reader = BufReader::new(file);
            Ok(if reader.fill_buf()?.starts_with(&GZIP) {
                Box::new(BufReader::new(MultiGzDecoder::new(reader)))
            } else {
                Box::new(reader)
            })
        };
        let reader = open().map_err(|error| failed(path, error))?;
        Ok(Self { path: PathBuf::from(path), reader, line: String::new(), number: 0, md5 })
    }

    /// The next line. `None` after the last one.
    pub(super) fn next(&mut self) -> Result<Option<&str>, Error> {
        self.line.clear();
        let read = (&mut self.reader).take(MAX_LINE).read_line(&mut self.line);
        self.number += 1;
        match read {
            Ok(0) => Ok(None),
            // A small file can be an endless line: gzip makes a thousandth of equal bytes.
            Ok(_) if self.is_cut() => {
                Err(failed(&self.path, format!("line {}: it is longer than 16 MB", self.number)))
            }
            Ok(_) => Ok(Some(match self.number {
                1 => self.line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&self.line),
                _ => &self.line,
            })),
            Err(error) => Err(failed(&self.path, format!("line {}: {error}", self.number))),
        }
    }

    /// Whether the line goes on.
    fn is_cut(&self) -> bool {
        self.line.len() as u64 >= MAX_LINE && !self.line.ends_with('\n')
    }

    /// The MD5 checksum of the bytes that were read, in base64.
    pub(super) fn md5(&self) -> String {
        let md5 = self.md5.lock().unwrap_or_else(PoisonError::into_inner).clone();
        base64_simd::STANDARD.encode_to_string(md5.finalize())
    }

    /// The number of the line that was read last.
    pub(super) fn number(&self) -> u64 {
        self.number
    }
}

/// The error of a file that cannot be read.
pub(super) fn failed(path: &Path, reason: impl ToString) -> Error {
    Error::File { file: PathBuf::from(path), reason: reason.to_string() }
}
