//! The engine in a process of its own, so that its work is not counted.

use std::error::Error;
use std::io::{BufRead, BufReader, Read, stdin};
use std::process::{Child, Command, Stdio};

use ddb_keys::embedded::Embedded;

/// The argument with which this program is an engine.
pub const ARGUMENT: &str = "engine";

/// Starts an engine, prints where it listens, and serves until the standard input ends.
pub async fn serve() -> Result<(), Box<dyn Error>> {
    let engine = Embedded::start().await?;
    println!("{}", engine.endpoint());
    tokio::task::spawn_blocking(|| stdin().read_to_end(&mut Vec::new())).await??;
    Ok(())
}

/// This program as an engine. It ends with this value.
pub struct Engine {
    process: Child,
    pub endpoint: String,
}

impl Engine {
    pub fn start() -> Result<Self, Box<dyn Error>> {
        let mut command = Command::new(std::env::current_exe()?);
        let command = command.arg(ARGUMENT).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn()?;
        let mut endpoint = String::new();
        let output = process.stdout.take().ok_or("the engine has no output")?;
        BufReader::new(output).read_line(&mut endpoint)?;
        Ok(Self { process, endpoint: endpoint.trim().to_owned() })
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait(); // it ends in any case
    }
}
