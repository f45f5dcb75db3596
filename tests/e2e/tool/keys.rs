//! Explanations of keys and cursors.

use ddb_keys::aws::{Client, Cursor, CursorKey};

use super::{json, run, unanswered};
use crate::engines::on_every_engine;
use crate::migration::model::{Order, Shop, order};

#[tokio::test]
async fn a_key_is_explained_without_a_request() {
    let (_server, table) = unanswered::<Shop>().await;
    let (code, text) = run(&table, "explain CUSTOMER#ada ORDER#00000007").await;
    assert_eq!(code, 0, "{text}");
    assert!(text.contains(r#"found by Order::query().customer("ada").number(7)"#), "{text}");
    let (code, text) = run(&table, "explain C#ada O#7 --format json").await;
    assert_eq!((code, &json(&text)["claims"][0]["former"]), (0, &"V1".into()), "{text}");
}

#[tokio::test]
async fn a_key_that_nothing_claims_is_exit_code_1() {
    let (_server, table) = unanswered::<Shop>().await;
    let (code, text) = run(&table, "explain CUSTOMER#ada ORDER#7").await;
    assert_eq!(code, 1, "{text}");
    assert!(text.contains(r##"at byte 6, after "ORDER#" and before "7""##), "{text}");
    let (code, text) = run(&table, "explain --format json Ünbekannt#- -5").await;
    assert_eq!((code, &json(&text)["claims"]), (1, &serde_json::json!([])), "{text}");
}

#[tokio::test]
async fn a_key_of_another_table_is_exit_code_2() {
    let (_server, table) = unanswered::<Shop>().await;
    assert_eq!(run(&table, "explain CUSTOMER#ada").await, (2, String::new()), "no sort key");
    assert_eq!(run(&table, "explain").await, (2, String::new()), "no key");
    assert_eq!(run(&table, "explain a b c").await, (2, String::new()), "too many");
}

/// A table with six orders of ada, four of which are open.
async fn with_orders(table: &Client<Shop>) {
    for number in 1..=6 {
        table.put(&order("ada", number)).await.unwrap();
    }
}

/// What is explained of a cursor, which there is.
async fn explained(table: &Client<Shop>, cursor: Option<Cursor>) -> (u8, String) {
    run(table, &format!("explain --cursor {}", cursor.unwrap())).await
}

#[tokio::test]
async fn a_cursor_is_explained_by_the_key_values_in_it() {
    on_every_engine(async |table: Client<Shop>| {
        with_orders(&table).await;
        let page = table.query(Order::query().customer("ada")).limit(2).page(None).await.unwrap();
        let expected = "\
after an item with `ORDER#00000002`, which continues
  Order::query().customer(customer)
    SK `ORDER#<number:08>`
        number = 2  (u32, format `08`, written 00000002)
";
        assert_eq!(explained(&table, page.cursor).await, (0, expected.into()));

        let query = table.query(Order::query_by_state().state("open")).limit(2);
        let (code, text) = explained(&table, query.page(None).await.unwrap().cursor).await;
        let expected = r#"
  Order::query_by_state().state(state), in the index by-state
    PK `CUSTOMER#<customer>`
        customer = ada  (text)
"#;
        assert!(code == 0 && text.contains(expected), "{text}");

        let scan = table.scan().customize(|request| request.limit(2));
        let (code, text) = explained(&table, scan.page(None).await.unwrap().cursor).await;
        assert_eq!(code, 0, "{text}");
        assert!(text.contains("\n  a scan of the table, after a Order\n"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn a_cursor_of_another_table_is_exit_code_1() {
    let (_server, table) = unanswered::<Shop>().await;
    // After `MSG#0002`.
    let command = "explain --cursor Am9rv3rd73WCUwAITVNHIzAwMDI";
    let (code, text) = run(&table, command).await;
    let expected = "after an item with `MSG#0002`\n  no item of the table has such a key\n";
    assert_eq!((code, text.as_str()), (1, expected));
    let (code, text) = run(&table, &format!("{command} --format json")).await;
    let position = serde_json::json!({ "values": ["MSG#0002"], "bucket": null, "reads": [] });
    assert_eq!((code, &json(&text)["positions"][0]), (1, &position));
}

#[tokio::test]
async fn a_sealed_cursor_is_exit_code_2() {
    on_every_engine(async |table: Client<Shop>| {
        with_orders(&table).await;
        let sealing = table.sealing_cursors(&CursorKey::new([7; 32]));
        let page = sealing.query(Order::query().customer("ada")).limit(2).page(None).await.unwrap();
        assert_eq!(explained(&table, page.cursor).await, (2, String::new()));
    })
    .await;
    let (_server, table) = unanswered::<Shop>().await;
    assert_eq!(run(&table, "explain --cursor no/cursor").await, (2, String::new()));
    assert_eq!(run(&table, "explain a b --cursor AA").await, (2, String::new()));
}
