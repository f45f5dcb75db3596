//! Explanations of keys.

use super::{json, run, unanswered};
use crate::migration::model::Shop;

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
