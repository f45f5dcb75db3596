//! The command-line tool: what it prints, what it writes, and its exit codes.

mod charts;
mod exports;
mod imports;
mod items;
mod keys;
mod part_values;
mod passes;
mod shards;
mod tables;

use std::fs;
use std::path::PathBuf;

use ddb_keys::aws::{Client, TableItems};
use ddb_keys_admin::run_from;
use serde_json::Value;

use crate::migration::model::Shop;
use crate::scripted::Scripted;

/// Runs a command. Returns the exit code and what it printed.
async fn run<T: TableItems>(table: &Client<T>, command: &str) -> (u8, String) {
    let mut out = Vec::new();
    let arguments = std::iter::once("shop").chain(command.split_whitespace());
    let code = run_from(table, arguments, &mut out).await;
    (code, String::from_utf8(out).unwrap())
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// A file of this process's own, which does not exist.
fn file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_file(&file);
    file
}

/// A client whose server never answers, for commands that ask nothing of it.
async fn unanswered<T: TableItems>() -> (Scripted, Client<T>) {
    let server = Scripted::silent().await.unwrap();
    let table = Client::new(server.sdk());
    (server, table)
}

#[tokio::test]
async fn what_cannot_be_carried_out_is_exit_code_2() {
    let (_server, table) = unanswered::<Shop>().await;
    for command in [
        "",
        "unheard",
        "audit --share 4/4",
        "audit --units-per-second 0",
        "migrate Card",
        "check shop.chart --reason why",
        "audit --timeout 1 --segments 1",
    ] {
        assert_eq!(run(&table, command).await, (2, String::new()), "{command}");
    }
    let (code, text) = run(&table, "--help").await;
    assert!(code == 0 && text.contains("Moves items from former keys"), "{text}");
}

/// A reader that has seen enough.
struct Closed;

impl std::io::Write for Closed {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(std::io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn a_broken_pipe_is_no_error() {
    let (_server, table) = unanswered::<Shop>().await;
    assert_eq!(run_from(&table, ["shop", "chart"], &mut Closed).await, 0);
    assert_eq!(run_from(&table, ["shop", "--help"], &mut Closed).await, 0);
}
