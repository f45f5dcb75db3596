//! Which part of a range is read.
#![allow(clippy::reversed_empty_ranges, reason = "that they are empty is what is tested")]

use ddb_keys::aws::{Client, Error, InvalidRequest};
use ddb_keys::embedded::local_client;
use ddb_keys::{Entity, Table};
use serde::{Deserialize, Serialize};

use crate::engines::engines;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, Entity)]
#[pk("USER#<user>")]
#[sk("TASK#<number:04>")]
struct Task {
    user: String,
    number: u32,
    status: String,
}

#[derive(Debug, Table)]
#[table(name = "tasks", pk = "PK", sk = "SK")]
enum Tasks {
    Task(Task),
}

fn task(number: u32) -> Task {
    let status = if number.is_multiple_of(2) { "even" } else { "odd" };
    Task { user: "u".into(), number, status: status.into() }
}

async fn filled(engine: &crate::engines::Engine) -> Client<Tasks> {
    let table = engine.table::<Tasks>().await;
    let mut writes = table.batch();
    for number in 0..60 {
        writes = writes.put(&task(number));
    }
    writes.await.unwrap();
    table
}

#[tokio::test]
async fn an_empty_range_is_answered_without_a_request() {
    // Nothing listens there, so any request would be an error.
    let table = Client::<Tasks>::new(local_client("http://127.0.0.1:1"));
    let empty = || Task::query().user("u").number_in(5..=4);
    assert_eq!(table.query(empty()).await.unwrap(), []);
    assert_eq!(table.query(empty()).first().await.unwrap(), None);
    assert_eq!(table.query(empty()).count().await.unwrap(), 0);
    let page = table.query(empty()).page(None).await.unwrap();
    assert!(page.rows.is_empty() && page.is_last());
    assert_eq!(table.query(Task::query().user("u").number_in(5..5)).await.unwrap(), []);
    assert!(table.query(Task::query().user("u").number_in(5..=5)).await.is_err());
}

#[tokio::test]
async fn a_refused_value_is_the_error_of_the_read() {
    let table = Client::<Tasks>::new(local_client("http://127.0.0.1:1"));
    let error = table.query(Task::query().user("a#b")).await.unwrap_err();
    assert!(error.to_string().contains("`user` contains the separator `#` at byte 1"), "{error}");
    let error = table.query(Task::query().user("u").number_in(..=99_999)).count().await;
    assert!(error.unwrap_err().to_string().contains("has more than the 4 digits"));
}

#[tokio::test]
async fn limit_first_and_count() {
    for engine in engines().await {
        let table = filled(&engine).await;
        let query = || table.query(Task::query().user("u"));
        assert_eq!(query().await.unwrap().len(), 60, "{}", engine.name);
        assert_eq!(query().limit(3).await.unwrap(), [0, 1, 2].map(task));
        assert_eq!(query().limit(0).await.unwrap(), []);
        assert_eq!(query().descending().limit(2).await.unwrap(), [59, 58].map(task));
        assert_eq!(query().first().await.unwrap(), Some(task(0)));
        assert_eq!(query().descending().first().await.unwrap(), Some(task(59)));
        assert_eq!(query().consistent().count().await.unwrap(), 60);
        let some = || Task::query().user("u").number_in(10..20);
        assert_eq!(table.query(some()).count().await.unwrap(), 10);
        assert_eq!(table.query(Task::query().user("nobody")).first().await.unwrap(), None);
    }
}

#[tokio::test]
async fn filters_name_and_compare_what_they_like() {
    for engine in engines().await {
        let table = filled(&engine).await;
        let odd = || {
            table
                .query(Task::query().user("u"))
                .filter_text("#status = :status")
                .name("#status", "status")
                .value(":status", "odd")
        };
        assert_eq!(odd().await.unwrap().len(), 30, "{}", engine.name);
        assert_eq!(odd().limit(2).await.unwrap(), [1, 3].map(task), "limits count rows");
        assert_eq!(odd().first().await.unwrap(), Some(task(1)));
        assert_eq!(odd().count().await.unwrap(), 30);
        let more = odd().filter_text("#status <> :even").value(":even", "even");
        assert_eq!(more.await.unwrap().len(), 30, "several filters must all hold");
    }
}

#[tokio::test]
async fn a_placeholder_of_the_librarys_own_is_refused() {
    let table = Client::<Tasks>::new(local_client("http://127.0.0.1:1"));
    let tasks = || table.query(Task::query().user("u"));
    let refused = |name: &str| InvalidRequest::OwnPlaceholder { name: name.to_string() };
    let by_value = tasks().filter_text("status = :_0").value(":_0", 1).await.unwrap_err();
    assert!(
        matches!(by_value, Error::Refused(ref found) if *found == refused(":_0")),
        "{by_value}"
    );
    let by_name =
        tasks().filter_text("#_at = :v").value(":v", 1).name("#_at", "at").await.unwrap_err();
    assert!(by_name.to_string().contains("the placeholder `#_at`"), "{by_name}");
}
