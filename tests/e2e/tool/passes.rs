//! Passes over a table.

use std::fs;

use ddb_keys::aws::Client;

use super::{file, json, run};
use crate::engines::on_every_engine;
use crate::migration::model::{Shop, order, put_former};

#[tokio::test]
async fn a_table_is_audited_and_migrated() {
    on_every_engine(async |table: Client<Shop>| {
        put_former(&table, &order("ada", 1), 1).await;
        table.put(&order("ada", 2)).await.unwrap();

        let (code, text) = run(&table, "audit").await;
        assert_eq!(code, 1, "{text}");
        assert!(text.contains("former-key: the item lies under a former key: 1 item"), "{text}");
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
