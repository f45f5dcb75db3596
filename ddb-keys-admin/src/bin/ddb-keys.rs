//! `ddb-keys import`: the entities of other tools and of tables as Rust source.

use std::process::ExitCode;

fn main() -> ExitCode {
    ddb_keys_admin::standalone()
}
