//! What commands have to say, and exit codes.

use std::io::{self, Write};

/// Everything is as it should be.
pub(super) const FINE: u8 = 0;
/// The command has found something: differences, defects, items that were refused.
pub(super) const FOUND: u8 = 1;
/// The command could not be carried out.
pub(super) const FAILED: u8 = 2;

/// What a command has to say, in both formats.
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) json: String,
    /// Whether the command has found nothing.
    pub(super) is_fine: bool,
}

/// The exit code after a text was written. A reader that has seen enough, such as `head`, is no error.
pub(super) fn written(result: io::Result<()>) -> Result<u8, String> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(FINE),
    }
}

/// The exit code of a command. Its error goes to the standard error.
pub(super) fn exit_code(result: Result<u8, String>) -> u8 {
    result.unwrap_or_else(|message| {
        // Nothing can be done if nobody reads the message.
        let _ = writeln!(io::stderr(), "error: {message}");
        FAILED
    })
}

/// The exit code for arguments that are no command: mistakes, `--help` and `--version`.
pub(super) fn refused(message: &clap::Error, out: &mut impl Write) -> u8 {
    if message.use_stderr() {
        let _ = message.print();
        return FAILED;
    }
    written(write!(out, "{}", message.render())).unwrap_or(FAILED)
}
