//! Complete programs on `ddb-keys`; each module is one, and its example target the command line.

pub mod battle_royale;

use std::time::{SystemTime, UNIX_EPOCH};

/// A name that no other table of this engine has, for tests.
#[must_use]
pub fn fresh_name(prefix: &str) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_nanos());
    format!("{prefix}-{}-{now}", std::process::id())
}
