//! The command-line tool: what it prints, what it writes, and its exit codes.

use std::fs;
use std::path::PathBuf;

use ddb_keys::Table;
use ddb_keys::aws::Client;
use ddb_keys_admin::{chart, run_from};
use serde_json::Value;

use super::model::*;
use crate::engines::on_every_engine;
use crate::scripted::Scripted;

/// Runs a command. Returns the exit code and what it printed.
async fn run(table: &Client<Shop>, command: &str) -> (u8, String) {
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

#[tokio::test]
async fn a_table_is_audited_and_migrated() {
    on_every_engine(async |table: Client<Shop>| {
        put_former(&table, &order("ada", 1), 1).await;
        table.put(&order("ada", 2)).await.unwrap();

        let (code, text) = run(&table, "audit").await;
        assert_eq!(code, 1, "{text}");
        assert!(text.contains("former-key: the item lies under a former key: 1 items"), "{text}");
        let (code, text) = run(&table, "audit --format json --segments 2").await;
        assert_eq!((code, &json(&text)["findings"][0]["id"]), (1, &"former-key".into()), "{text}");

        let (code, text) = run(&table, "migrate").await;
        assert_eq!(code, 0, "{text}");
        assert!(text.ends_with("nothing was written: add `--yes`\n"), "{text}");
        assert_eq!(run(&table, "audit").await.0, 1, "the dry run has written nothing");

        // Of another entity, then of this one.
        let (code, text) = run(&table, "migrate Customer --yes --format json").await;
        assert_eq!((code, &json(&text)["written"]), (0, &0.into()), "{text}");
        let (code, text) = run(&table, "migrate Order --yes --format json").await;
        assert_eq!((code, &json(&text)["written"]), (0, &1.into()), "{text}");
        let (code, text) = run(&table, "audit").await;
        assert_eq!(code, 0, "{text}");
        assert_eq!(run(&table, "reindex --yes").await.0, 0);
    })
    .await;
}

#[tokio::test]
async fn an_item_that_is_refused_is_exit_code_1() {
    on_every_engine(async |table: Client<Shop>| {
        put_former(&table, &order("ada", 1), 1).await;
        table.put(&order("ada", 1)).await.unwrap();
        let (code, text) = run(&table, "migrate --yes").await;
        assert_eq!(code, 1, "{text}");
        assert!(text.contains("there is an item under the new key"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn a_pass_continues_from_its_checkpoint() {
    on_every_engine(async |table: Client<Shop>| {
        put_former(&table, &order("ada", 1), 1).await;
        let kept = file("tool.checkpoint");
        let command = format!("migrate --yes --checkpoint {}", kept.display());
        let (first, again) = (run(&table, &command).await, run(&table, &command).await);
        assert_eq!(first, again, "the report of a pass that has ended is that of its checkpoint");
        fs::remove_file(&kept).unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_chart_file_is_written_and_compared() {
    let server = Scripted::silent().await.unwrap();
    let table: Client<Shop> = Client::new(server.sdk());
    let kept = file("tool.chart");
    let check = format!("check {}", kept.display());
    assert_eq!(run(&table, &check).await, (2, String::new()), "there is no file");
    assert_eq!(run(&table, &format!("{check} --accept")).await.0, 0);
    assert_eq!(fs::read_to_string(&kept).unwrap(), chart::text(Shop::SCHEMA));
    assert_eq!(run(&table, &check).await.0, 0);

    let older = chart::text(Shop::SCHEMA).replace("pk \"CUSTOMER#", "pk \"WHO#");
    fs::write(&kept, &older).unwrap();
    let (code, text) = run(&table, &check).await;
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("breaking [key-literal-changed] Order, partition key"), "{text}");
    let (code, text) = run(&table, &format!("{check} --format json")).await;
    assert_eq!((code, &json(&text)["differences"][0]["class"]), (1, &"breaking".into()), "{text}");
    assert_eq!(run(&table, &format!("{check} --accept")).await.0, 1, "a reason is missing");
    assert_eq!(fs::read_to_string(&kept).unwrap(), older);
    assert_eq!(run(&table, &format!("{check} --accept --reason empty")).await.0, 0);
    assert!(fs::read_to_string(&kept).unwrap().contains("reason \"empty\""));
    fs::remove_file(&kept).unwrap();
}

#[tokio::test]
async fn charts_are_printed_without_a_request() {
    let server = Scripted::silent().await.unwrap();
    let table: Client<Shop> = Client::new(server.sdk());
    assert_eq!(run(&table, "chart").await, (0, Shop::SCHEMA.chart()));
    assert_eq!(run(&table, "chart --kind file").await, (0, chart::text(Shop::SCHEMA)));
    let (code, text) = run(&table, "chart --kind json").await;
    assert_eq!((code, &json(&text)["table"]), (0, &"orders".into()));
}

#[tokio::test]
async fn what_cannot_be_carried_out_is_exit_code_2() {
    let server = Scripted::silent().await.unwrap();
    let table: Client<Shop> = Client::new(server.sdk());
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
    let server = Scripted::silent().await.unwrap();
    let table: Client<Shop> = Client::new(server.sdk());
    assert_eq!(run_from(&table, ["shop", "chart"], &mut Closed).await, 0);
    assert_eq!(run_from(&table, ["shop", "--help"], &mut Closed).await, 0);
}
