//! Charts, and their files.

use std::fs;

use ddb_keys::Table;
use ddb_keys_admin::{chart, page};

use super::{file, json, run, unanswered};
use crate::migration::model::Shop;

#[tokio::test]
async fn a_chart_file_is_written_and_compared() {
    let (_server, table) = unanswered::<Shop>().await;
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
    let (_server, table) = unanswered::<Shop>().await;
    assert_eq!(run(&table, "chart").await, (0, Shop::SCHEMA.chart()));
    assert_eq!(run(&table, "chart --format file").await, (0, chart::text(Shop::SCHEMA)));
    assert_eq!(run(&table, "chart --format mermaid").await, (0, Shop::SCHEMA.collections()));
    assert_eq!(run(&table, "chart --format html").await, (0, page(Shop::SCHEMA)));
    let (code, text) = run(&table, "chart --format json").await;
    assert_eq!((code, &json(&text)["table"]), (0, &"orders".into()));
}
