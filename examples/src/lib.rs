//! Complete programs on `ddb-keys`; each module is one, and its example target the command line.

use std::process::ExitCode;

pub mod battle_royale;
mod chance;
pub mod connection;
pub mod entity_patterns;
pub mod organizations;
pub mod player_games;
pub mod report;
pub mod social;

/// What ends a program: a message that names what and where.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// How a program ends: its failure is printed with its name.
pub fn finish(program: &str, outcome: Result<(), Failure>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{program}: {failure}");
            ExitCode::FAILURE
        }
    }
}
