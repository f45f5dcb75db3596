//! Complete programs that use `ddb-keys`. Each module is one program; the example of the same name is its command line.

use std::process::ExitCode;

pub mod battle_royale;
mod chance;
pub mod connection;
pub mod entity_patterns;
pub mod hot_partition;
pub mod migration;
pub mod organizations;
pub mod player_games;
pub mod report;
pub mod social;

/// An error that ends a program, with a message that says what failed and where.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Turns the outcome of a program into its exit code, and prints the error if it failed.
pub fn finish(program: &str, outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{program}: {failure}");
            ExitCode::FAILURE
        }
    }
}
