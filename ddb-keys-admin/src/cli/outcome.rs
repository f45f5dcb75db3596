//! Exit codes.

use std::io;

/// Everything is as it should be.
pub(super) const FINE: u8 = 0;
/// The command has found something: differences, defects, items that were refused.
pub(super) const FOUND: u8 = 1;
/// The command could not be carried out.
pub(super) const FAILED: u8 = 2;

/// The exit code after a text was written. A reader that has seen enough, such as `head`, is no error.
pub(super) fn written(result: io::Result<()>) -> Result<u8, String> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(FINE),
    }
}
